import { useCallback, useMemo } from 'react';
import { useNow } from '#web/browser/now.ts';
import type { SearchedName } from './replica-views.ts';
import type { Rows } from './list-kinds.ts';
import { useListSnapshot, useItems, useViews } from './replica-session.ts';
import type { View } from './view.ts';
import { type ListQuery, isServerOrder } from './orders.ts';

/** Returns whether only the whole list can provide the result. */
export const needsWhole = ({ q: _q, order, ...filters }: ListQuery) =>
  !isServerOrder(order) || Object.values(filters).some((filter) => filter !== undefined && filter !== '');

/** Returns the matching rows of a list without any request. Returns undefined until the whole list has loaded. */
export function useView<Name extends SearchedName>(name: Name, ask: ListQuery): View<Rows[Name]> | undefined {
  type Row = Rows[Name];
  const views = useViews();
  const copied = useListSnapshot(name);
  const channels = useListSnapshot('channels');
  const itemsOf = useItems();
  // Trends span days, so an hourly time is precise enough.
  const now = Math.floor(useNow() / 3_600_000);
  const key = JSON.stringify(ask);

  const members = useMemo(() => {
    const type = name === 'links' ? 'links' : 'qr';
    return new Map(
      channels.rows.map((channel) => [
        channel.id,
        new Set(
          itemsOf(channel.id)
            .filter((item) => item.type === type)
            .map(({ id }) => id),
        ),
      ]),
    );
  }, [channels, itemsOf, name]);

  const trends = useMemo(
    () => views?.trendsOf(copied.readings, now * 3_600_000 + 3_600_000),
    [views, copied.readings, now],
  );

  const trendOf = useCallback((row: Row) => views?.trendIn(name, trends, row), [views, trends, name]);
  const isGrouped = [...members.values()].some(({ size }) => size > 0);
  const channelsOf = useMemo(
    () =>
      isGrouped ? (row: Row) => channels.rows.filter(({ id }) => members.get(id)?.has(row.id)) : undefined,
    [isGrouped, channels, members],
  );

  return useMemo(
    () =>
      copied.state.isWhole
        ? views?.viewOf<Row>({
            name,
            rows: copied.rows,
            ask: JSON.parse(key) as ListQuery,
            channels: channels.rows,
            members,
            trends,
            trendOf,
            channelsOf,
          })
        : undefined,
    [views, copied, key, members, trends, trendOf, channelsOf, channels, name],
  );
}
