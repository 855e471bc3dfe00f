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

/** Few visits narrow a list down, so its fields come once it is shown. */
const FilterPanel = onDemand<FilterPanelProps & { isOpen: boolean }>(
  async () => {
    const { FilterPanel: Panel } = await import('#web/ui/form/FilterPanel.tsx');
    return ({ isOpen, ...panel }) => (isOpen ? <Panel {...panel} /> : null);
  },
  ({ isOpen }) => isOpen,
);

interface ListToolbarProps {
  /** The search box. */
  children: ReactNode;
  /** Order, and how fresh the list is. */
  end?: ReactNode;
  /** undefined: the list can't be narrowed down. */
  filters: Filters | undefined;
}

/** Search, filters and order above a list. */
export const ListToolbar = ({ children, end, filters }: ListToolbarProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = filters?.chips.length ?? 0;
  return (
    <>
      <Toolbar end={end}>
        {children}
        {filters ? (
          <Button
            icon={<ListFilter />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.word}>
              {count > 0 ? words.filtersOn(formatCount(count)) : words.filters}
            </span>
          </Button>
        ) : null}
      </Toolbar>
      {filters ? (
        <FilterPanel isOpen={isOpen} id={id} parts={filters.parts} onChange={filters.onChange} />
      ) : null}
      {filters && count > 0 ? <FilterChips {...filters} /> : null}
    </>
  );
};
