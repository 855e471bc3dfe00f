import { useMemo, useState } from 'react';
import type { RowKey } from './table-columns.ts';

/**
 * Assigns slots, which stay with their record or, if `byPlace` is set, with their position. Assigning the same keys
 * again changes nothing.
 */
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
 * Returns the rows' keys by position, and the React keys of their elements. While the user types a search, the elements
 * stay in place and only their content changes, since recreating or moving them takes twice as long (`npm run bench --
 * copy`). Otherwise an element belongs to its record, so that it loses the focus when the record is removed.
 */
export function useRowSlots<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => RowKey) {
  const [slots] = useState(createSlots);
  // oxlint-disable-next-line react/exhaustive-deps -- the key of a row does not change with the function that reads it
  const rowKeys = useMemo(() => rows?.map(rowKey) ?? [], [rows]);
  const taken = useMemo(() => slots.assign(rowKeys, isSearching()), [slots, rowKeys]);
  return { rowKeys, slotOf: (key: RowKey) => taken.get(key) };
}
