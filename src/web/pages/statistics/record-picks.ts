import { useInfiniteQuery } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { breakdownOf } from '#web/api/analytics.ts';
import { useNow } from '#web/browser/now.ts';
import { useSettled } from '#web/browser/settled.ts';
import { addDays, localDay } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { valueName } from '#web/statistics/analytics/values.ts';
import type { PickSource } from '#web/ui/overlay/pick-items.ts';
import { pickSources } from '#web/words/pick-sources.ts';
import { visits } from '#web/words/visits.ts';
import type { ComparedKind } from './compared-records.ts';

export interface RecordPick {
  key: string;
  id: number;
  title: string;
  text: string;
  words?: string;
}

/** Milliseconds without a key. */
const pause = 250;

/** What was visited in the last year, most first: nothing else can be compared. */
export function useRecordPicks(kind: ComparedKind, text: string): PickSource<RecordPick> {
  const today = localDay(new Date(useNow()));
  const search = useSettled(text, pause);
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
  return {
    items: rows
      ?.filter(({ value, name }) => /^\d+$/.test(value) && name !== null)
      .map(({ value, name, title, visits: count }) => ({
        key: value,
        id: Number(value),
        title: valueName(kind, value, name, title),
        text: '',
        words: [title && name, visits.visit.count(count)].filter(Boolean).join(' · '),
      })),
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
