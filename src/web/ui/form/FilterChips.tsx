import { X } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import css from './Filters.module.css';
import type { Filters } from './filter-parts.ts';

/** The filters that are on; each is taken off by its own button. */
export const FilterChips = ({
  chips,
  onChange,
  onClear,
}: Pick<Filters, 'chips' | 'onChange' | 'onClear'>) => (
  <ul className={css.chips} aria-label="Filters that are on">
    {chips.map(({ label, off }) => (
      <li key={label} className={css.slot}>
        <button type="button" className={css.chip} onClick={() => onChange(off)}>
          <bdi className={css.chipText}>{label}</bdi>
          <X aria-hidden="true" />
          <span className="visually-hidden"> – take this filter off</span>
        </button>
      </li>
    ))}
    <li className={css.slot}>
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear filters
      </Button>
    </li>
  </ul>
);
