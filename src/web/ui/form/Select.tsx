import type { ComponentProps } from 'react';
import css from './Select.module.css';
import { useFieldAttributes } from './field-context.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'size'> & {
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  placeholder?: string;
  /** As wide as its content, for toolbars. By default, a select fills its row. */
  fit?: boolean;
};

const option = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

export const Select = ({ options, placeholder, fit = false, ...rest }: SelectProps) => (
  <select {...rest} {...useFieldAttributes(rest)} className={css.select} data-fit={fit || undefined}>
    {placeholder === undefined ? null : (
      <option value="" disabled={rest.required}>
        {placeholder}
      </option>
    )}
    {options.map((entry) =>
      'group' in entry ? (
        <optgroup key={entry.group} label={entry.group}>
          {entry.options.map(option)}
        </optgroup>
      ) : (
        option(entry)
      ),
    )}
  </select>
);
