import { useMemo, useState } from 'react';
import { keep, recall } from '#web/browser/kept.ts';
import type { Column } from './table-columns.ts';

/** By the ids of columns; of those that it doesn't name, the room decides. */
type Choice = Readonly<Record<string, boolean>>;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && Object.values(value).every((is) => typeof is === 'boolean');

export type ColumnChoice = {
  /** All that there are to choose from; the first tells what the row is, and stays. */
  of: readonly Pick<Column<never>, 'id' | 'header'>[];
  isChosen: boolean;
  choose: (id: string, isShown: boolean) => void;
  reset: () => void;
};

/**
 * The columns of a list that are shown, as was chosen in this browser.
 * @param list its name; undefined: there is nothing to choose
 */
export function useChosenColumns<Row>(list: string | undefined, columns: readonly Column<Row>[]) {
  const place = `columns ${list}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = list === undefined ? undefined : recall('browser', place);
    return isChoice(kept) ? kept : {};
  });
  const shown = useMemo(
    () =>
      columns
        .filter(({ id, optional = false }, at) => at === 0 || (choice[id] ?? !optional))
        .map((column) => {
          if (!choice[column.id]) return column;
          // What somebody wants to see gives way to nothing.
          const { hideBelow: _hideBelow, ...always } = column;
          return always;
        }),
    [columns, choice],
  );
  const put = (next: Choice) => {
    setChoice(next);
    keep('browser', place, Object.keys(next).length > 0 ? next : undefined);
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
