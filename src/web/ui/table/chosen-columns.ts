import { useMemo, useState } from 'react';
import { writeStored, readStored } from '#web/browser/stored.ts';
import type { Column } from './table-columns.ts';

/** Whether a column is shown, by column ID. Others are shown if there is room, unless they are optional. */
type Choice = Readonly<Record<string, boolean>>;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && Object.values(value).every((is) => typeof is === 'boolean');

export type ColumnChoice = {
  /** The columns to choose from. The first column, which identifies the row, is always shown and isn't one of them. */
  of: readonly Pick<Column<never>, 'id' | 'header'>[];
  isChosen: boolean;
  choose: (id: string, isShown: boolean) => void;
  reset: () => void;
};

/**
 * Returns the visible columns of a list, as chosen in this browser.
 * @param list The list's name in browser storage. Undefined if its columns can't be chosen.
 */
export function useChosenColumns<Row>(list: string | undefined, columns: readonly Column<Row>[]) {
  const place = `columns ${list}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = list === undefined ? undefined : readStored('browser', place);
    return isChoice(kept) ? kept : {};
  });
  const shown = useMemo(
    () =>
      columns
        .filter(({ id, optional = false }, at) => at === 0 || (choice[id] ?? !optional))
        .map((column) => {
          if (!choice[column.id]) return column;
          // A column that was chosen is shown at any width.
          const { hideBelow: _hideBelow, ...always } = column;
          return always;
        }),
    [columns, choice],
  );
  const put = (next: Choice) => {
    setChoice(next);
    writeStored('browser', place, Object.keys(next).length > 0 ? next : undefined);
  };
  const chooser: ColumnChoice | undefined =
    list === undefined
      ? undefined
      : {
          of: columns.slice(1),
          isChosen: Object.keys(choice).length > 0,
          choose: (id, isShown) => put({ ...choice, [id]: isShown }),
          reset: () => put({}),
        };
  return { shown, chooser };
}
