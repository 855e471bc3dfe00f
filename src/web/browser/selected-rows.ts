import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Key = string | number;

export interface SelectedRows<Row> {
  selection: { keys: ReadonlySet<Key>; onChange: (keys: ReadonlySet<Key>) => void };
  rows: readonly Row[];
  /** Number of pages on which rows are selected. */
  pages: number;
  /** Number of selected rows that the page doesn't show, such as after a search. */
  hidden: number;
  clear: () => void;
  /** Deselects rows that are no longer in the list. */
  drop: (keys: readonly Key[]) => void;
  /** Selects all rows of the whole list. `size` is the number of rows per page. */
  chooseAll: (rows: readonly Row[], size: number) => void;
}

/**
 * Keeps rows selected while the user changes pages.
 * @param here the rows of this page
 * @param page identifies this page
 */
export const useSelectedRows = <Row>(
  here: readonly Row[] | undefined,
  keyOf: (row: Row) => Key,
  page: string,
): SelectedRows<Row> => {
  const [chosen, choose] = useState<ReadonlyMap<Key, { row: Row; page: string }>>(new Map());
  const latest = useRef({ here, keyOf, page });
  useEffect(() => {
    latest.current = { here, keyOf, page };
  });

  const keep = useCallback(
    (keys: ReadonlySet<Key>) =>
      choose((before) => {
        const { here: rows = [], keyOf: key, page: now } = latest.current;
        const next = new Map(before);
        for (const known of before.keys()) if (!keys.has(known)) next.delete(known);
        for (const row of rows) {
          const own = key(row);
          if (keys.has(own) && !next.has(own)) next.set(own, { row, page: now });
        }
        return next;
      }),
    [],
  );
  const selection = useMemo(() => ({ keys: new Set<Key>(chosen.keys()), onChange: keep }), [chosen, keep]);
  const rows = useMemo(() => Array.from(chosen.values(), ({ row }) => row), [chosen]);
  return {
    selection,
    rows,
    pages: useMemo(() => new Set(Array.from(chosen.values(), (each) => each.page)).size, [chosen]),
    hidden: useMemo(() => {
      const shown = new Set(here?.map(keyOf));
      return [...chosen.keys()].filter((key) => !shown.has(key)).length;
    }, [chosen, here, keyOf]),
    clear: useCallback(() => choose(new Map()), []),
    drop: useCallback(
      (keys: readonly Key[]) =>
        choose((before) => new Map([...before].filter(([key]) => !keys.includes(key)))),
      [],
    ),
    chooseAll: useCallback((all: readonly Row[], size: number) => {
      const { keyOf: key } = latest.current;
      choose(new Map(all.map((row, place) => [key(row), { row, page: `all ${Math.floor(place / size)}` }])));
    }, []),
  };
};
