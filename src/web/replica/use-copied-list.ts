import { startTransition, useMemo, useState } from 'react';
import type { AddressQuery } from '#web/browser/address-query.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { askIn, filterNames } from './ask-in-address.ts';
import { useCopied, useViews, useWork } from './replica-session.ts';
import type { Rows } from './list-kinds.ts';
import { orderedIn, orderOptions, sortingOf } from './order-options.ts';
import { needsWhole, useView } from './use-view.ts';

interface CopiedListOf<Name extends 'links' | 'qr'> {
  name: Name;
  paging: AddressQuery;
  columns: readonly Column<Rows[Name]>[];
  /** The columns' ids, by what they show. */
  heads: { name: string; place?: string; count: string; date: string };
  words: {
    /** "click" and "clicks". */
    visit: string;
    visits: string;
    /** What the orders by name and by place are called: "Title", "Destination". */
    name: string;
    place: string | undefined;
  };
  /** What the server can do by itself. */
  server: { searches: boolean; ordersByVisits: boolean };
}

/** A list that the copy searches, orders and narrows down, as the page's address says, as soon as the whole is here. */
export function useCopiedList<Name extends 'links' | 'qr'>(list: CopiedListOf<Name>) {
  const { name, paging, columns, heads, words, server } = list;
  const { get, change } = paging;
  // What is typed is searched for at once; the address has it when the typing pauses.
  const [typed, setTyped] = useState<string>();
  const [boxes, setBoxes] = useState(0);
  const q = typed ?? get('q');
  const ask = askIn(get, q);
  const { order } = ask;
  const views = useViews();
  const view = useView(name, ask);
  const channels = useCopied('channels');
  const { isMissing } = useCopied(name).state;
  const { isKept } = useWork(name);
  const isBeyondServer =
    needsWhole(ask) || (q !== '' && !server.searches) || (order === 'click' && !server.ordersByVisits);
  const onOrder = (next: string) => change({ order: next === 'date' ? undefined : next });
  const sorting = sortingOf(heads, order, onOrder);

  const { trends, trendOf } = view ?? {};
  // Not those of the view, which is another with every key: rows are drawn again when their columns change.
  const known = useMemo(
    () =>
      views && trendOf
        ? views.withCopied({
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
    /** What the server is asked for while the whole is not here. */
    serverOrder: order === 'click' && server.ordersByVisits ? order : undefined,
    /** There is a copy, whole or not. */
    isKept,
    view,
    /** The copy alone answers. */
    isOwnAlone: view !== undefined && (isBeyondServer || q !== ''),
    /** What the address asks for takes the whole list, which is not here yet. */
    isWaiting: view === undefined && isBeyondServer && isKept,
    page: typed === undefined ? paging.page : 1,
    type: view ? setTyped : undefined,
    // With the address, which is shown as a transition: what was found is not to give way to what the address said before.
    settled: () => startTransition(() => setTyped(undefined)),
    /** Of the search box: what is in it and not in the address yet goes with the box. */
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
