import { useMemo, useState } from 'react';
import type { RowKey } from './table-columns.ts';

/** Hands out slots: each record keeps its own, or, by place, each place does. To ask twice changes nothing. */
function createSlots() {
  let taken: ReadonlyMap<RowKey, number> = new Map();
  let last = 0;
  return {
    assign(keys: readonly RowKey[], byPlace: boolean): ReadonlyMap<RowKey, number> {
      const places = [...taken.values()];
      const slotOf = (key: RowKey, place: number) =>
        (byPlace ? places[place] : taken.get(key)) ?? (last += 1);
      taken = new Map(keys.map((key, place) => [key, slotOf(key, place)]));
      return taken;
    },
  };
}

const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search';

/**
 * The keys of rows, by their places, and what React knows their elements by. While one types a search, the elements stay
 * where they are and say something else: to make them anew, or move them, takes twice as long (`npm run bench -- copy`).
 * Otherwise the elements of a record are its own, so that the focus goes when it goes.
 */
export function useRowSlots<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => RowKey) {
  const [slots] = useState(createSlots);
  // oxlint-disable-next-line react/exhaustive-deps -- the key of a row does not change with the function that reads it
  const rowKeys = useMemo(() => rows?.map(rowKey) ?? [], [rows]);
  const taken = useMemo(() => slots.assign(rowKeys, isSearching()), [slots, rowKeys]);
  return { rowKeys, slotOf: (key: RowKey) => taken.get(key) };
}
