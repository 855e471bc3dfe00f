import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { formatCount } from '#web/lib/numbers.ts';
import { form as words } from '#web/words/form.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { FilterChips } from '#web/ui/form/FilterChips.tsx';
import type { FilterPanelProps } from '#web/ui/form/FilterPanel.tsx';
import type { Filters } from '#web/ui/form/filter-parts.ts';
import { Toolbar } from './Toolbar.tsx';
import css from './Toolbar.module.css';

/** Loaded on first use, since few visitors filter a list. */
const FilterPanel = onDemand<FilterPanelProps & { isOpen: boolean }>(
  async () => {
    const { FilterPanel: Panel } = await import('#web/ui/form/FilterPanel.tsx');
    return ({ isOpen, ...panel }) => (isOpen ? <Panel {...panel} /> : null);
  },
  ({ isOpen }) => isOpen,
);

interface ListToolbarProps {
  /** The search field. */
  children: ReactNode;
  /** The list's order, and how recently it was loaded. */
  end?: ReactNode;
  /** `awaited` while the whole list is loading, which disables the button. Undefined if there are no filters. */
  filters: Filters | 'awaited' | undefined;
}

export const ListToolbar = ({ children, end, filters }: ListToolbarProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const known = filters === 'awaited' ? undefined : filters;
  const count = known?.chips.length ?? 0;
  return (
    <>
      <Toolbar end={end}>
        {children}
        {filters ? (
          <Button
            icon={<ListFilter />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            disabled={!known}
            title={known ? undefined : words.filtersLater}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.word}>
              {count > 0 ? words.filtersOn(formatCount(count)) : words.filters}
            </span>
          </Button>
        ) : null}
      </Toolbar>
      {known ? <FilterPanel isOpen={isOpen} id={id} parts={known.parts} onChange={known.onChange} /> : null}
      {known && count > 0 ? <FilterChips {...known} /> : null}
    </>
  );
};
