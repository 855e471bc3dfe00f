import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListCall, RowOf } from '#contract/endpoint.ts';
import { type List, lists, partsOptions, rowsIn } from '#web/api/lists.ts';
import { useCodePicks, useLinkPicks } from '#web/api/picks.ts';
import { searchedUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import type { ComparedKind } from './compared-records.ts';

interface Found {
  id: number;
  /** An address is as it is asked for. */
  name: string;
  /** Of a link that has one. */
  title?: string;
}

/** What a list has, as far as the server gives it at once; undefined while it is awaited. */
function useRows<E extends ListCall>(of: List<E>, enabled: boolean): readonly RowOf<E>[] | undefined {
  const { data, isError } = useInfiniteQuery({ ...partsOptions(of), enabled });
  return data?.pages.flatMap((page) => rowsIn(of.endpoint, page)) ?? (isError ? [] : undefined);
}

/**
 * Records that a search finds by their names, whether visited or not; none while nothing is searched for, and undefined
 * while they are awaited. What can’t be read isn’t found: what was visited is there all the same.
 * @param kind undefined: there is no need to look
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
