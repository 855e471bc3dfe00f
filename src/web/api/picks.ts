import { links, qr } from '#contract/calls.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxLimit } from '#contract/limits.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { searchedUrl } from '#web/lib/readable-url.ts';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { read } from '#web/client/read.ts';
import { counts } from '#web/words/counts.ts';
import { pickSources as words } from '#web/words/pick-sources.ts';
import { pickSummary } from './pick-summary.ts';
import { linkByShort } from './links.ts';
import { codePick, linkPick, type Pickable } from './pickable.ts';

/** The items to pick from, as far as they have been requested. */
export interface PickSource {
  items: readonly Pickable[] | undefined;
  /** What is shown and how much of it: "24 links match". */
  summary: string;
  /** Whether another text is already being searched for. */
  stale: boolean;
  error: string | undefined;
  asking: boolean;
  again: () => void;
  /** The button that loads the next part. */
  more: { label: string; load: () => void } | undefined;
}

/**
 * Pause in typing before a search, in ms. Long enough that a word takes one request, short enough to feel immediate.
 */
export const searchPause = 300;

/** Links per search request. */
const linksAtOnce = 50;

const linkSearch = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['links', 'picks', q],
    queryFn: async (context) => {
      const answer = await read(
        links.list,
        { query: { q, page: context.pageParam, limit: linksAtOnce } },
        context,
      );
      return 'details' in answer ? { urls: [answer.details], result: 1 } : answer.data;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages): number | undefined =>
      last.urls.length > 0 && pages.flatMap(({ urls }) => urls).length < last.result
        ? pages.length + 1
        : undefined,
    placeholderData: keepPreviousData,
  });

/**
 * Returns the links that the server's search finds. A pasted short URL is looked up instead. Each text takes one
 * request.
 */
export const useLinkPicks = (text: string, enabled = true): PickSource => {
  const short = looksLikeShortUrl(text);
  const search = useInfiniteQuery({ ...linkSearch(text), enabled: enabled && !short });
  const found = useQuery({ ...linkByShort(text), enabled: enabled && short });
  if (short)
    return {
      items: found.data === undefined ? undefined : found.data ? [linkPick(found.data)] : [],
      summary: words.byShortUrl,
      stale: false,
      error: found.error ? wholeMessageOf(found.error) : undefined,
      asking: found.isFetching,
      again: () => void found.refetch(),
      more: undefined,
    };
  const items = search.data?.pages.flatMap(({ urls }) => urls);
  const total = search.data?.pages[0]?.result ?? 0;
  const rest = Math.min(linksAtOnce, total - (items?.length ?? 0));
  return {
    items: items?.map(linkPick),
    summary: text ? words.linksMatch(total) : counts.links(total),
    stale: search.isPlaceholderData,
    error: search.error ? wholeMessageOf(search.error) : undefined,
    asking: search.isFetching,
    again: () => void search.refetch(),
    more:
      search.hasNextPage && rest > 0
        ? {
            label: words.showMore(formatCount(rest)),
            load: () => void search.fetchNextPage(),
          }
        : undefined,
  };
};

const codes = () =>
  infiniteQueryOptions({
    queryKey: ['qr', 'picks'],
    queryFn: async (context) =>
      (await read(qr.list, { query: { page: context.pageParam, limit: maxLimit } }, context)).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages): number | undefined =>
      last.qrs.length > 0 && pages.flatMap(({ qrs }) => qrs).length < last.result
        ? pages.length + 1
        : undefined,
  });

/** Returns the codes of the same query, by id. */
export const useKnownCodes = (enabled: boolean) => {
  const { data, isPending } = useInfiniteQuery({ ...codes(), enabled });
  const known = new Map(data?.pages.flatMap(({ qrs }) => qrs).map((code) => [code.id, code]));
  return { known, isRead: !isPending };
};

/** Codes shown at a time, since each has a picture. */
const codesAtOnce = 50;

/** Searches the QR codes that the loaded responses contain, since the API can't search them. */
export const useCodePicks = (text: string, enabled = true): PickSource => {
  const list = useInfiniteQuery({ ...codes(), enabled });
  const [wanted, setWanted] = useState({ text, count: codesAtOnce });
  if (wanted.text !== text) setWanted({ text, count: codesAtOnce });
  const read = list.data?.pages.flatMap(({ qrs }) => qrs);
  const total = list.data?.pages[0]?.result ?? 0;
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = read?.filter((code) => {
    const whole = `${code.name} ${searchedUrl(code.link)}`.toLowerCase();
    return typed.every((word) => whole.includes(word));
  });
  const hidden = Math.max(0, (matches?.length ?? 0) - wanted.count);
  const more = (): PickSource['more'] => {
    if (hidden > 0)
      return {
        label: words.showMore(formatCount(Math.min(hidden, codesAtOnce))),
        load: () => setWanted({ text, count: wanted.count + codesAtOnce }),
      };
    if (!list.hasNextPage) return undefined;
    return { label: words.loadMoreCodes, load: () => void list.fetchNextPage() };
  };
  const part = list.hasNextPage ? (read?.length ?? 0) : undefined;
  return {
    items: matches?.slice(0, wanted.count).map(codePick),
    summary: pickSummary(counts.qr(total), part, text ? (matches?.length ?? 0) : undefined),
    stale: false,
    error: list.error ? wholeMessageOf(list.error) : undefined,
    asking: list.isFetching,
    again: () => void list.refetch(),
    more: more(),
  };
};
