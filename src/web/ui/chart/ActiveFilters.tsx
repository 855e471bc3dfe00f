import { X } from 'lucide-react';
import css from './ActiveFilters.module.css';

export type ActiveFilter = {
  key: string;
  /** The filter in three parts, such as "Country", "is not" and "Germany or Austria". */
  what: string;
  verb: string;
  value: string;
  /** Accessible names of the filter's two buttons. */
  invert: string;
  onInvert: () => void;
  remove: string;
  onRemove: () => void;
};

type ActiveFiltersProps = {
  label: string;
  filters: readonly ActiveFilter[];
  clear: string;
  onClear: () => void;
};

/** Renders the active filters. Each can be inverted and removed. */
export const ActiveFilters = ({ label, filters, clear, onClear }: ActiveFiltersProps) => (
  <ul className={css.list} aria-label={label}>
    {filters.map(({ key, what, verb, value, invert, onInvert, remove, onRemove }) => (
      <li key={key} className={css.filter}>
        <span className={css.what}>{what}</span>
        <button type="button" className={css.verb} aria-label={invert} title={invert} onClick={onInvert}>
          {verb}
        </button>
        <bdi className={css.value} title={value}>
          {value}
        </bdi>
        <button type="button" className={css.remove} aria-label={remove} title={remove} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      </li>
    ))}
    {filters.length > 1 ? (
      <li>
        <button type="button" className={css.clear} onClick={onClear}>
          {clear}
        </button>
      </li>
    ) : null}
  </ul>
);
