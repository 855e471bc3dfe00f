import { series } from '#contract/calls.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNow } from '#web/browser/now.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { figuresKey } from './lists.ts';
import { lastDays, queryOf, split, type TimeSpan } from './series.ts';

export type Group = 'campaign' | 'channel';

const groupSeries = (group: Group, id: number, size: number | undefined, span: TimeSpan) =>
  queryOptions({
    // The size is in the key, since adding an item to the group or removing one changes its visits.
    queryKey: [...figuresKey, group, id, span, size],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(span), since: span.from };
      const { data } = await call(series[group], { params: { id }, query, signal });
      const timed = split(span, data.series, ({ clicks, scans, views }) => clicks + scans + views > 0);
      return { ...timed, top: data.top };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Returns the visits of a campaign's or channel's items in the last 30 days and the 30 before, and the most visited
 * items. Undefined if the server doesn't report them or the group is empty.
 * @param size number of items, or undefined while loading
 */
export function useGroupSeries(group: Group, id: number, size: number | undefined) {
  const isOffered = useExtension('groups');
  const today = localDay(new Date(useNow()));
  const isEmpty = size === 0;
  const query = useQuery({
    ...groupSeries(group, id, size, lastDays(today)),
    enabled: isOffered && size !== undefined && !isEmpty,
  });
  return isOffered && !isEmpty ? query : undefined;
}

export type TopItem = NonNullable<NonNullable<ReturnType<typeof useGroupSeries>>['data']>['top'][number];
