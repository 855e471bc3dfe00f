/** Defines the account's lists and how each is read, counted, and kept up to date after a write. */
import { bio, campaigns, channels, domains, links, overlays, pixels, qr, splash } from '#contract/calls.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Call, ListDataOf, ListCall, QueryInputOf, ResponseOf, RowOf } from '#contract/endpoint.ts';
import { maxLimit } from '#contract/limits.ts';
import { listWrites } from '#contract/list-writes.ts';
import { unreadableCount } from '#web/client/list-status.ts';
import { read } from '#web/client/read.ts';

/** A list. Its name begins the keys of its queries. */
export interface List<E extends ListCall> {
  readonly name: string;
  readonly endpoint: E;
}

const list = <const Name extends string, E extends ListCall>(name: Name, endpoint: E) => ({
  name,
  endpoint,
});

export const lists = {
  links: list('links', links.list),
  qr: list('qr', qr.list),
  campaigns: list('campaigns', campaigns.list),
  channels: list('channels', channels.list),
  domains: list('domains', domains.list),
  pixels: list('pixels', pixels.list),
  overlays: list('overlays', overlays.list),
  splash: list('splash', splash.list),
  bio: list('bio', bio.list),
};

/** Begins the query keys of the rows' figures, which any write can change. */
export const figuresKey = ['figures'] as const;

/** Begins the query keys of questions about visits. */
export const analyticsKey = ['analytics'] as const;

export interface Paging {
  result: number;
  perpage: number;
  currentpage: number;
  nextpage: number;
  maxpage: number;
}

/** A page in React Query's cache. */
type Page<E extends ListCall> = Paging & ListDataOf<E>;
export type CachedPages<E extends ListCall> = Page<E> | InfiniteData<Page<E>>;

const isInfinite = <E extends ListCall>(held: CachedPages<E>): held is InfiniteData<Page<E>> =>
  'pages' in held;
export const pagesOf = <E extends ListCall>(held: CachedPages<E>) => (isInfinite(held) ? held.pages : [held]);

/** Returns the page in a response. A lookup by short URL returns a single link, which becomes a page of one. */
export function pageIn<E extends ListCall>({ rows }: E, answer: ResponseOf<E>): Page<E> {
  const { data, details } = answer as { data: unknown; details?: unknown };
  if (details === undefined) return data as Page<E>;
  const one = { [rows]: [details], result: 1, perpage: 1, currentpage: 1, nextpage: 0, maxpage: 1 };
  return one as unknown as Page<E>;
}

export const rowsIn = <E extends ListCall>({ rows }: E, page: Page<E>) =>
  page[rows as keyof Page<E>] as unknown as readonly RowOf<E>[];

/** Returns the key prefix of all cached pages of a list. */
export const listKey = ({ name }: { name: string }) => [name, 'list'] as const;

/** Drops empty parameters, so that one question has one key. */
const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

export const listOptions = <E extends ListCall>(of: List<E>, query: NonNullable<QueryInputOf<E>>) =>
  queryOptions({
    queryKey: [...listKey(of), given(query)],
    queryFn: async (context): Promise<Page<E>> =>
      pageIn(of.endpoint, await read(of.endpoint, { query } as never, context)),
    placeholderData: keepPreviousData,
  });

/**
 * Reads a list part by part, each as large as the server returns it. The dashboard's own filters should see the whole
 * list.
 */
export const partsOptions = <E extends ListCall>(of: List<E>) =>
  infiniteQueryOptions({
    queryKey: listKey(of),
    queryFn: async (context): Promise<Page<E>> => {
      const query = { limit: maxLimit, page: context.pageParam };
      return pageIn(of.endpoint, await read(of.endpoint, { query } as never, context));
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages): number | undefined => {
      const count = pages.reduce(
        (sum, page) => sum + rowsIn(of.endpoint, page).length,
        unreadableCount({ pages }),
      );
      return rowsIn(of.endpoint, last).length > 0 && count < last.result ? pages.length + 1 : undefined;
    },
  });

/** Holds the number of records, once a page of the list has reported it. It's never fetched. */
export const countOptions = ({ name }: { name: string }) =>
  queryOptions<number>({ queryKey: [name, 'count'], queryFn: skipToken });

/** Holds whether the server lacks this list, once it has said so. It's never fetched. */
export const missingOptions = ({ name }: { name: string }) =>
  queryOptions<boolean>({ queryKey: [name, 'missing'], queryFn: skipToken });

/** Changes the cached pages. `step` gets a page's rows and returns the new ones. */
function changePages<E extends ListCall>(
  client: QueryClient,
  { name, endpoint }: List<E>,
  step: (rows: readonly RowOf<E>[]) => readonly RowOf<E>[],
) {
  const changed = (page: Page<E>): Page<E> => {
    const before = rowsIn(endpoint, page);
    const after = step(before);
    if (after === before) return page;
    const result = Math.max(0, page.result + after.length - before.length);
    return { ...page, [endpoint.rows]: after, result };
  };
  client.setQueriesData<CachedPages<E>>(
    { queryKey: listKey({ name }) },
    (held) =>
      held && (isInfinite(held) ? { ...held, pages: held.pages.map(changed) } : changed(held as Page<E>)),
  );
}

/** Changes a record wherever it's cached. */
export const changeRow = <E extends ListCall>(
  client: QueryClient,
  of: List<E>,
  id: number,
  change: (row: RowOf<E>) => RowOf<E>,
) =>
  changePages(client, of, (rows) =>
    rows.some((row) => row.id === id) ? rows.map((row) => (row.id === id ? change(row) : row)) : rows,
  );

/** Removes records from the cached pages. */
export const dropRows = <E extends ListCall>(client: QueryClient, of: List<E>, ids: ReadonlySet<number>) =>
  changePages(client, of, (rows) =>
    rows.some((row) => ids.has(row.id)) ? rows.filter((row) => !ids.has(row.id)) : rows,
  );

/** Returns a record from the cached pages. */
export const knownRow = <E extends ListCall>(client: QueryClient, { name, endpoint }: List<E>, id: number) =>
  client
    .getQueriesData<CachedPages<E>>({ queryKey: listKey({ name }) })
    .flatMap(([, held]) => (held ? pagesOf(held) : []))
    .flatMap((page) => rowsIn(endpoint, page))
    .find((row) => row.id === id);

/** Returns the records in the cached pages, each once and from the newest page. `readAt` is in ms since 1970. */
export function cachedRows<E extends ListCall>(client: QueryClient, of: List<E>) {
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: listKey(of) })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const byId = new Map(
    pages.flatMap(({ state: { data, dataUpdatedAt: readAt } }) =>
      pagesOf(data as CachedPages<E>)
        .flatMap((page) => rowsIn(of.endpoint, page))
        .map((row) => [row.id, { row, readAt }] as const),
    ),
  );
  return [...byId.values()];
}

/** Refetches the visible pages now, and the others when they are next shown. */
export const refetchList = (client: QueryClient, of: { name: string }) =>
  client.invalidateQueries({ queryKey: listKey(of) });

/** Refetches each list that a write has changed. An added record is counted even if the list isn't shown. */
export async function refetchAfter(client: QueryClient, write: Call): Promise<void> {
  const { list: written, does, also = [] } = listWrites.get(write) ?? {};
  const of = Object.values(lists).find(({ endpoint }) => endpoint === written);
  if (of && does === 'add')
    client.setQueryData(countOptions(of).queryKey, (count) => (count === undefined ? count : count + 1));
  const changed = Object.values(lists).filter(
    ({ endpoint }) => endpoint === written || also.includes(endpoint),
  );
  await Promise.all(changed.map((each) => refetchList(client, each)));
}
