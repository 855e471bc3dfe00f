import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListCall, RowOf } from '#contract/endpoint.ts';
import { type List, lists, partsOptions, rowsIn } from '#web/api/lists.ts';
import { useCodePicks, useLinkPicks } from '#web/api/picks.ts';
import { searchedUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import type { ComparedKind } from './compared-records.ts';

interface Found {
  id: number;
  /** For a link or a domain, its address as in requests, not decoded. */
  name: string;
  /** The title of a link that has one. */
  title?: string;
}

/** Returns the rows of a list that the server returns in its first response. Undefined while loading. */
function useRows<E extends ListCall>(of: List<E>, enabled: boolean): readonly RowOf<E>[] | undefined {
  const { data, isError } = useInfiniteQuery({ ...partsOptions(of), enabled });
  return data?.pages.flatMap((page) => rowsIn(of.endpoint, page)) ?? (isError ? [] : undefined);
}

/**
 * Returns records whose names match the search, visited or not. Returns none without a search, and undefined while
 * loading. A list that can’t be loaded counts as empty, since visited records are available anyway.
 * @param kind undefined if no search is needed
 */
export function useRecordsFound(
  kind: ComparedKind | undefined,
  search: string,
): readonly Found[] | undefined {
  const wanted = search === '' ? undefined : kind;
  const links = useLinkPicks(search, wanted === 'link');
  const codes = useCodePicks(search, wanted === 'qr');
  const pages = useRows(lists.bio, wanted === 'bio');
  const campaigns = useRows(lists.campaigns, wanted === 'campaign');
  const channels = useRows(lists.channels, wanted === 'channel');
  const domains = useRows(lists.domains, wanted === 'domain');
  if (wanted === undefined) return [];
  if (wanted === 'link')
    return links.error
      ? []
      : links.stale
        ? undefined
        : links.items?.map(({ id, title, text, link }) => ({
            id,
            name: displayUrl(text),
            ...(link?.title && { title }),
          }));
  if (wanted === 'qr') return codes.error ? [] : codes.items?.map(({ id, title }) => ({ id, name: title }));
  const named = {
    bio: () => pages?.map(({ id, title }) => ({ id, name: title })),
    campaign: () => campaigns,
    channel: () => channels,
    domain: () => domains?.map(({ id, domain }) => ({ id, name: displayUrl(domain) })),
  };
  const text = search.toLowerCase();
  return named[wanted]()
    ?.filter(({ name }) => (wanted === 'domain' ? searchedUrl(name) : name).toLowerCase().includes(text))
    .map(({ id, name }) => ({ id, name }));
}
