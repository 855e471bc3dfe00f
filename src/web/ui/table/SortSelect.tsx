import { ArrowDownUp } from 'lucide-react';
import { Select, type SelectOption } from '#web/ui/form/Select.tsx';
import { labels } from '#web/words/labels.ts';
import css from './SortSelect.module.css';

interface SortSelectProps {
  value: string;
  options: readonly SelectOption[];
  onOrder: (order: string) => void;
}

/** Selects a list's order. On phones it is only an icon, so that it fits beside the search field. */
export const SortSelect = ({ value, options, onOrder }: SortSelectProps) => (
  <span className={css.sort}>
    <ArrowDownUp className={css.sign} aria-hidden="true" />
    <Select
      fit
      aria-label={labels.order}
      value={value}
      options={options}
      onChange={({ target }) => onOrder(target.value)}
    />
  </span>
);
