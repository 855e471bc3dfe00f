import { useInfiniteQuery } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { breakdownOf } from '#web/api/analytics.ts';
import { useNow } from '#web/browser/now.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { addDays, localDay } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { valueName } from '#web/statistics/analytics/values.ts';
import type { PickSource } from '#web/ui/overlay/pick-items.ts';
import { pickSources } from '#web/words/pick-sources.ts';
import { visits } from '#web/words/visits.ts';
import type { ComparedKind } from './compared-records.ts';
import { useRecordsFound } from './unvisited-picks.ts';

export interface RecordPick {
  key: string;
  id: number;
  title: string;
  text: string;
  words?: string;
}

/** Debounce delay, in ms. */
const pause = 250;

/**
 * Returns records that were visited in the last year, most visited first. A search also finds records without visits.
 */
export function useRecordPicks(kind: ComparedKind, text: string): PickSource<RecordPick> {
  const today = localDay(new Date(useNow()));
  const typed = `${kind} ${text}`;
  const settled = useDebounced(typed, pause);
  // Text that was entered for another kind doesn't apply to this one.
  const search = settled.startsWith(`${kind} `) ? settled.slice(kind.length + 1) : text;
  const question = {
    of: 'account',
    from: addDays(today, -364),
    to: today,
    by: 'day',
    isCompared: false,
    filters: [],
  } as const;
  const query = useInfiniteQuery(breakdownOf(question, kind, search));
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const total = query.data?.pages[0]?.result ?? 0;
  const isRead = rows !== undefined && !query.isPlaceholderData && !query.hasNextPage;
  const found = useRecordsFound(isRead ? kind : undefined, search);
  const pick = (value: string, name: string | undefined, title: string | undefined, count: number) => ({
    key: value,
    id: Number(value),
    title: valueName(kind, value, name, title),
    text: '',
    words: [title && name && readableUrl(name), visits.visit.count(count)].filter(Boolean).join(' · '),
  });
  const visited = rows?.flatMap(({ value, name, title, visits: count }) =>
    /^\d+$/.test(value) && name !== null ? [pick(value, name, title, count)] : [],
  );
  const unvisited = found
    ?.filter(({ id }) => !visited?.some((each) => each.id === id))
    .map(({ id, name, title }) => pick(String(id), name, title, 0));
  return {
    // Only after everything has loaded is it known that nothing matches.
    items: visited?.length === 0 && !unvisited ? undefined : visited && [...visited, ...(unvisited ?? [])],
    summary: '',
    stale: query.isPlaceholderData,
    error: query.error ? wholeMessageOf(query.error) : undefined,
    asking: query.isFetching,
    again: () => void query.refetch(),
    more: query.hasNextPage
      ? {
          label: pickSources.showMore(formatCount(total - (rows?.length ?? 0))),
          load: () => void query.fetchNextPage(),
        }
      : undefined,
  };
}
