import { Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { table as words } from '#web/words/table.ts';
import type { ColumnChoice } from './chosen-columns.ts';
import css from './ColumnsButton.module.css';
import { Menu } from '#web/ui/overlay/Menu.tsx';

/**
 * Renders the menu of a list's columns. A column that is hidden for lack of room is unticked, and choosing it shows it
 * at any width.
 */
export const ColumnsButton = ({ of, isChosen, choose, reset }: ColumnChoice) => {
  const place = useRef<HTMLSpanElement>(null);
  const isShown = (id: string) => {
    const heads = place.current?.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
    const head = [...heads].find(({ dataset }) => dataset['column'] === id);
    return head !== undefined && getComputedStyle(head).display !== 'none';
  };
  return (
    <span ref={place}>
      <Menu
        apart
        trigger={
          <button type="button" className={css.button} aria-label={words.columns} title={words.columns}>
            <Columns3 />
          </button>
        }
        items={() => [
          ...of.map(({ id, header }) => ({
            label: header,
            ticked: isShown(id),
            onSelect: () => choose(id, !isShown(id)),
          })),
          ...(isChosen ? ['separator' as const, { label: words.resetColumns, onSelect: reset }] : []),
        ]}
      />
    </span>
  );
};
