import { startTransition, useMemo, useState } from 'react';
import type { AddressQuery } from '#web/browser/address-query.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { listQueryIn, filterNames } from './query-in-address.ts';
import { useListSnapshot, useViews, useSyncState } from './replica-session.ts';
import type { Rows } from './list-kinds.ts';
import { orderedIn, orderOptions, sortingOf } from './order-options.ts';
import { needsWhole, useView } from './use-view.ts';

interface CopiedListOf<Name extends 'links' | 'qr'> {
  name: Name;
  paging: AddressQuery;
  columns: readonly Column<Rows[Name]>[];
  /** The ids of the columns, by what they show. */
  heads: { name: string; place?: string; count: string; date: string };
  words: {
    /** The singular and plural of the visits, such as "click" and "clicks". */
    visit: string;
    visits: string;
    /** Labels for ordering by name and by place, such as "Title" and "Destination". */
    name: string;
    place: string | undefined;
  };
  /** What the server supports. */
  server: { searches: boolean; ordersByVisits: boolean };
}

/**
 * Returns a list as the page's address searches, orders and filters it. The copy does this once the whole list has
 * loaded.
 */
export function useListView<Name extends 'links' | 'qr'>(list: CopiedListOf<Name>) {
  const { name, paging, columns, heads, words, server } = list;
  const { get, change } = paging;
  // Input is searched for immediately. The address changes when the typing pauses.
  const [typed, setTyped] = useState<string>();
  const [boxes, setBoxes] = useState(0);
  const q = typed ?? get('q');
  const ask = listQueryIn(get, q);
  const { order } = ask;
  const views = useViews();
  const view = useView(name, ask);
  const channels = useListSnapshot('channels');
  const { isMissing } = useListSnapshot(name).state;
  const { isKept } = useSyncState(name);
  const isBeyondServer =
    needsWhole(ask) || (q !== '' && !server.searches) || (order === 'click' && !server.ordersByVisits);
  const onOrder = (next: string) => change({ order: next === 'date' ? undefined : next });
  const sorting = sortingOf(heads, order, onOrder);

  const { trends, trendOf } = view ?? {};
  // Depends on the view's parts, since the view itself changes with every keystroke and changed columns render all rows
  // again.
  const known = useMemo(
    () =>
      views && trendOf
        ? views.withTrendColumn({
            columns,
            known: { trends, trendOf },
            order,
            counted: { after: heads.count, visit: words.visit, visits: words.visits },
          })
        : columns,
    [views, trends, trendOf, columns, order, heads.count, words.visit, words.visits],
  );

  return {
    q,
    order,
    /** The order to request while the whole list hasn't loaded. */
    serverOrder: order === 'click' && server.ordersByVisits ? order : undefined,
    /** Whether a copy exists, complete or not. */
    isKept,
    view,
    /** Whether only the copy provides the rows. */
    isOwnAlone: view !== undefined && (isBeyondServer || q !== ''),
    /** Whether the address needs the whole list, which hasn't loaded yet. */
    isWaiting: view === undefined && isBeyondServer && isKept,
    page: typed === undefined ? paging.page : 1,
    type: view ? setTyped : undefined,
    // A transition, like the change of the address. Otherwise the results of the previous address would flash.
    settled: () => startTransition(() => setTyped(undefined)),
    /** The search box's key. A new one discards input that isn't in the address yet. */
    boxKey: boxes,
    filters: view
      ? views?.listFilters({
          ask,
          facets: view.facets,
          visits: { one: words.visit, many: words.visits },
          channelName: (id) => channels.rows.find((channel) => channel.id === id)?.name,
          change,
        })
      : isMissing
        ? undefined
        : ('awaited' as const),
    hasFilters: needsWhole({ ...ask, order: 'date' }),
    clear: (more: Record<string, undefined> = {}) => {
      startTransition(() => {
        setTyped(undefined);
        setBoxes((before) => before + 1);
      });
      change({ ...Object.fromEntries(filterNames.map((each) => [each, undefined])), ...more });
    },
    orders: orderOptions(words, view !== undefined, view?.trends, order),
    onOrder,
    sorting: view && sorting,
    orderedBy: orderedIn(sorting),
    columns: known,
  };
}
