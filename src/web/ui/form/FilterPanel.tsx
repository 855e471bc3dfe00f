import { formatCount } from '#web/lib/numbers.ts';
import { form as words } from '#web/words/form.ts';
import { Field } from './Field.tsx';
import css from './Filters.module.css';
import { FilterRange } from './FilterRange.tsx';
import type { Filters } from './filter-parts.ts';
import { Select } from './Select.tsx';

export interface FilterPanelProps extends Pick<Filters, 'parts' | 'onChange'> {
  id: string;
}

export const FilterPanel = ({ id, parts, onChange }: FilterPanelProps) => (
  <section id={id} className={css.panel} aria-label={words.filters}>
    {parts().map((part) => {
      if (part.kind === 'range') return <FilterRange key={part.label} part={part} onChange={onChange} />;
      // The page's URL may contain a value that doesn't exist.
      const isKnown = part.value === '' || part.options.some(({ value }) => value === part.value);
      const options = isKnown
        ? part.options
        : [...part.options, { value: part.value, label: part.value, count: 0 }];
      return (
        <div key={part.label} className={css.part}>
          <Field label={part.label}>
            <Select
              value={part.value}
              onChange={(event) => onChange({ [part.name]: event.target.value || undefined })}
              options={[
                { value: '', label: part.any },
                ...options.map(({ value, label, count }) => ({
                  value,
                  label: `${label} (${formatCount(count)})`,
                })),
              ]}
            />
          </Field>
        </div>
      );
    })}
  </section>
);
