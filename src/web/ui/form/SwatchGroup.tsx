import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import css from './SwatchGroup.module.css';

interface SwatchGroupProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** An option without a picture shows its label. */
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  /** `large` for detailed pictures. */
  size?: 'normal' | 'large';
}

/**
 * Renders a choice among options that a picture shows better than text. The selected option's label is beside the
 * group's label.
 */
export const SwatchGroup = <Value extends string>({
  label,
  value,
  onChange,
  options,
  size = 'normal',
}: SwatchGroupProps<Value>) => {
  const name = useId();
  const swatches = useRef<HTMLDivElement>(null);
  // The value may load after the group has received focus.
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
