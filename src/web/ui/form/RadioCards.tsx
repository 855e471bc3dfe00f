import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './FieldError.tsx';
import css from './RadioCards.module.css';

type RadioCardsProps<Value extends string> = {
  label: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; text?: string; icon?: ReactNode; disabled?: boolean }[];
  columns?: 1 | 2 | 3 | 4;
  error?: string;
};

/** Renders a choice among a few options, each with room for a short explanation. */
export const RadioCards = <Value extends string>({
  label,
  value,
  onChange,
  options,
  columns = 2,
  error,
}: RadioCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.text ? <span className={css.text}>{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} text={error} within="group" />
    </fieldset>
  );
};
