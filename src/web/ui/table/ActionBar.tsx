import { Ellipsis, X } from 'lucide-react';
import { formatCount } from '#web/lib/numbers.ts';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { table as words } from '#web/words/table.ts';
import css from './ActionBar.module.css';
import type { BarAction } from './bar-actions.ts';
import { BarButton } from './BarButton.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { PageSteps } from './PageSteps.tsx';

export type ActionBarProps = {
  count: number;
  /** Number of pages on which rows are selected. */
  pages: number;
  /** Number of selected rows that the page doesn’t show. */
  hidden?: number;
  onClear: () => void;
  actions: readonly BarAction[];
  /** Selects the whole list. Omitted if there is nothing more to select. */
  all?: { label: string; time?: string; pending: boolean; onSelect: () => void };
  /** Links to the list's other pages, where users can continue selecting. */
  steps: { page: number; pages: number; linkTo: (page: number) => string };
};

/** Renders in place of the pager while rows are selected, at the same height. */
export const ActionBar = ({ count, pages, hidden = 0, onClear, actions, all, steps }: ActionBarProps) => {
  useShortcut('escape', onClear);
  return (
    <div className={css.bar} data-selection role="region" aria-label={words.selection}>
      <button type="button" className={css.icon} aria-label={words.clearSelection} onClick={onClear}>
        <X />
      </button>
      <span className={css.words}>
        <span className={css.count} role="status">
          {pages > 1
            ? words.selectedOnPages(formatCount(count), pages)
            : hidden > 0
              ? words.selectedHidden(formatCount(count), formatCount(hidden))
              : words.selected(formatCount(count))}
        </span>
        {all ? (
          <button type="button" className={css.more} disabled={all.pending} onClick={all.onSelect}>
            {all.pending ? words.selecting : `${all.label} `}
            {all.pending || all.time === undefined ? null : <span className={css.time}>({all.time})</span>}
          </button>
        ) : null}
      </span>
      <span className={css.buttons}>
        {actions.map((action) => (
          <BarButton key={action.label} action={action} />
        ))}
      </span>
      <span className={css.menu}>
        <Menu
          apart
          trigger={
            <button type="button" className={css.button}>
              <Ellipsis />
              {words.actions}
            </button>
          }
          items={actions}
        />
      </span>
      {steps.pages > 1 ? <PageSteps {...steps} /> : null}
    </div>
  );
};
