import { X } from 'lucide-react';
import { form as words } from '#web/words/form.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import css from './Filters.module.css';
import type { Filters } from './filter-parts.ts';

export const FilterChips = ({
  chips,
  onChange,
  onClear,
}: Pick<Filters, 'chips' | 'onChange' | 'onClear'>) => (
  <ul className={css.chips} aria-label={words.activeFilters}>
    {chips.map(({ label, off }) => (
      <li key={label} className={css.slot}>
        <button type="button" className={css.chip} onClick={() => onChange(off)}>
          <bdi className={css.chipText}>{label}</bdi>
          <X aria-hidden="true" />
          <span className="visually-hidden">{words.removeFilter}</span>
        </button>
      </li>
    ))}
    {/* A single filter is removed with its own button. */}
    {chips.length > 1 ? (
      <li className={css.slot}>
        <Button variant="ghost" size="small" onClick={onClear}>
          {verbs.clearFilters}
        </Button>
      </li>
    ) : null}
  </ul>
);
