import { useCallback, useRef } from 'react';
import type { RowKey, Selection } from './table-columns.ts';

/** Manages the selection of this page's rows. Keys of other pages stay selected. */
export const useRowSelection = (keys: readonly RowKey[], selection: Selection | undefined) => {
  const anchor = useRef<RowKey>(undefined);
  const toggle = useCallback(
    (place: number, range: boolean) => {
      const key = keys[place];
      if (!selection || key === undefined) return;
      const next = new Set(selection.keys);
      const on = !next.has(key);
      // The last selected row may be on another page.
      const last = anchor.current === undefined ? -1 : keys.indexOf(anchor.current);
      const from = range && last >= 0 ? last : place;
      for (const each of keys.slice(Math.min(from, place), Math.max(from, place) + 1)) {
        if (on) next.add(each);
        else next.delete(each);
      }
      anchor.current = key;
      selection.onChange(next);
    },
    [keys, selection],
  );
  const here = selection ? keys.filter((key) => selection.keys.has(key)).length : 0;
  const toggleAll = () => {
    if (!selection) return;
    const next = new Set(selection.keys);
    for (const key of keys) {
      if (here === keys.length) next.delete(key);
      else next.add(key);
    }
    selection.onChange(next);
  };
  return { toggle, toggleAll, all: keys.length > 0 && here === keys.length, some: here > 0 };
};
