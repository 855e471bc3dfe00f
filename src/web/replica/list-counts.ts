/**
 * Number of records in each of the account's lists, as far as it is known. The counts outlive the pages that load them.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { ListCall } from '#contract/endpoint.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { ApiError } from '#web/client/api-error.ts';
import { staysSignedIn } from '#web/client/credentials.ts';
import {
  countOptions,
  type CachedPages,
  lists,
  missingOptions,
  pagesOf,
  type Paging,
} from '#web/api/lists.ts';

/** Only the first page counts, since some servers respond with 404 to a page past the end. */
const isFirstPage = (query: { page?: number } | undefined) => (query?.page ?? 1) === 1;

const isNotThere = (error: unknown) => error instanceof ApiError && error.status === 404;

const keptMissing = 'missing';

function noteMissing(client: QueryClient, name: string, isMissing: boolean) {
  const { queryKey } = missingOptions({ name });
  if ((client.getQueryData(queryKey) ?? false) === isMissing) return;
  client.setQueryData(queryKey, isMissing);
  writeStored(
    'tab',
    keptMissing,
    Object.keys(lists).filter((each) => client.getQueryData(missingOptions({ name: each }).queryKey)),
  );
}

const keptCounts = 'counts';

/** The counts are stored where the session is stored. */
const keeper = () => (staysSignedIn() ? 'browser' : 'tab');

/** Restores the counts that were stored before a reload or by another tab. */
function recallCounts(client: QueryClient) {
  const missing = readStored('tab', keptMissing);
  for (const name of Array.isArray(missing) ? missing : [])
    if (typeof name === 'string' && name in lists)
      client.setQueryData(missingOptions({ name }).queryKey, true);
  const kept = readStored(keeper(), keptCounts);
  for (const [name, count] of Object.entries(kept ?? {}))
    if (name in lists && typeof count === 'number')
      client.setQueryData(countOptions({ name }).queryKey, count, { updatedAt: 0 });
}

const keepCounts = (client: QueryClient) =>
  writeStored(
    keeper(),
    keptCounts,
    Object.fromEntries(
      Object.keys(lists).map((name) => [name, client.getQueryData(countOptions({ name }).queryKey)]),
    ),
  );

/** Stores the count of a whole list, unless a page has loaded one since the app started. */
export function noteWhole(client: QueryClient, of: { name: string }, count: number) {
  const { queryKey } = countOptions(of);
  if (!client.getQueryState(queryKey)?.dataUpdatedAt && client.getQueryData(queryKey) !== count)
    client.setQueryData(queryKey, count, { updatedAt: 0 });
}

/** Stores the counts that pages load or change, so that a reload keeps them. */
export function followCounts(client: QueryClient) {
  const names = new Set<unknown>(Object.keys(lists));
  recallCounts(client);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const [name, what, query] = event.query.queryKey as [string, string, { q?: string; page?: number }?];
    const { action } = event;
    if (what === 'list' && names.has(name) && isFirstPage(query)) {
      if (action.type === 'success') noteMissing(client, name, false);
      if (action.type === 'error' && isNotThere(action.error)) noteMissing(client, name, true);
    }
    if (action.type !== 'success') return;
    if (what === 'count' && names.has(name)) keepCounts(client);
    // The number of search results isn't the number of all records.
    if (what !== 'list' || !names.has(name) || query?.q) return;
    const [page] = pagesOf(event.query.state.data as CachedPages<ListCall>) as readonly Paging[];
    if (page) client.setQueryData(countOptions({ name }).queryKey, page.result);
  });
}
