import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import css from './SwatchGroup.module.css';

interface SwatchGroupProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** One without a picture shows its word. */
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  /** `large` for pictures with parts. */
  size?: 'normal' | 'large';
}

/** A choice among things that a picture shows better than a word. The word of the chosen one stands beside the label. */
export const SwatchGroup = <Value extends string>({
  label,
  value,
  onChange,
  options,
  size = 'normal',
}: SwatchGroupProps<Value>) => {
  const name = useId();
  const swatches = useRef<HTMLDivElement>(null);
  // What is chosen may be known only after the focus came here.
  useEffect(() => {
    if (swatches.current?.contains(document.activeElement))
      swatches.current.querySelector<HTMLElement>(':checked')?.focus();
  }, [value]);
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {label}
        <span className={css.chosen} aria-hidden="true">
          {chosen?.label}
        </span>
      </legend>
      <div ref={swatches} className={css.swatches} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={css.swatch} title={option.label}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={option.picture === undefined ? css.word : 'visually-hidden'}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
