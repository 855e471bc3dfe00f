import type { ReactNode } from 'react';
import { useId } from 'react';
import scrolled from '#web/ui/form/ScrolledRow.module.css';
import css from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  /** Accessible name, not visible. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** Shows only icons. The labels are tooltips and are read by screen readers. */
  iconsOnly?: boolean;
};

export const SegmentedControl = <Value extends string>({
  label,
  value,
  onChange,
  options,
  iconsOnly = false,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={`${css.group} ${scrolled.row}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.segment} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
