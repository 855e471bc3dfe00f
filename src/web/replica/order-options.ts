import { shortDate } from '#web/lib/dates.ts';
import type { SelectOption } from '#web/ui/form/Select.tsx';
import type { Sorting } from '#web/ui/table/table-columns.ts';
import { copiedLists as copied } from '#web/words/copied-lists.ts';
import type { Trends } from './readings.ts';
import type { Order } from './orders.ts';

interface OrderWords {
  visits: string;
  /** Labels for ordering by `name` and `place`. Undefined if the list has no such order. */
  name: string;
  place: string | undefined;
}

type Options = readonly { value: Order; label: string }[];

const serverOptions = ({ visits }: OrderWords): Options => [
  { value: 'date', label: copied.newestFirst },
  { value: 'click', label: copied.mostFirst(visits) },
];

const trendOptions = ({ since, before }: Trends, { visits }: OrderWords): Options => [
  { value: 'growth', label: copied.mostNew(visits, shortDate(new Date(since))) },
  ...(before === undefined
    ? []
    : [{ value: 'stopped' as const, label: copied.noneSince(visits, shortDate(new Date(since))) }]),
];

/** Returns the orders to choose from. Most need the whole list to have loaded. */
export function orderOptions(words: OrderWords, isWhole: boolean, trends: Trends | undefined, order: Order) {
  const { visits, name, place } = words;
  const options: Options = isWhole
    ? [
        ...serverOptions(words),
        { value: 'date-up', label: copied.oldestFirst },
        { value: 'click-up', label: copied.fewestFirst(visits) },
        { value: 'name', label: copied.upwards(name) },
        { value: 'name-down', label: copied.downwards(name) },
        ...(place
          ? ([
              { value: 'place', label: copied.upwards(place) },
              { value: 'place-down', label: copied.downwards(place) },
            ] as const)
          : []),
        ...(trends ? trendOptions(trends, words) : []),
      ]
    : serverOptions(words);
  // The address may contain an order that isn't available yet.
  const isThere = options.some(({ value }) => value === order);
  return [
    ...options,
    ...(isThere ? [] : [{ value: order, label: copied.notYet, disabled: true }]),
  ] satisfies SelectOption[];
}

/** Relabels the current order while the server returns its rows in a different one and the whole list hasn't loaded. */
export const unordered = (options: readonly SelectOption[], order: Order): readonly SelectOption[] =>
  options.map((option) => (option.value === order ? { ...option, label: copied.serverOrder } : option));

/** Returns the sort arrows of the table header, with the order for each direction. */
export const sortingOf = (
  columns: { name: string; place?: string; count: string; date: string },
  order: Order,
  onOrder: (order: string) => void,
): Sorting => ({
  columns: {
    [columns.name]: { up: 'name', down: 'name-down', first: 'up' },
    [columns.count]: { up: 'click-up', down: 'click', first: 'down' },
    [columns.date]: { up: 'date-up', down: 'date', first: 'down' },
    ...(columns.place === undefined
      ? {}
      : { [columns.place]: { up: 'place', down: 'place-down', first: 'up' } }),
  },
  order,
  onOrder,
});

/** Returns the id of the column that the list is ordered by. */
export const orderedIn = ({ columns, order }: Sorting) =>
  Object.keys(columns).find((id) => columns[id]?.up === order || columns[id]?.down === order);
