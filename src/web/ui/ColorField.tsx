import { useState } from 'react';
import { toHex } from '#web/lib/colors.ts';
import css from './ColorField.module.css';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type ColorFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  /** Called with `#rrggbb` as soon as what is typed names a color: `#abc` and `rgb(1,2,3)` do too. */
  onChange: (hex: string) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Offered below, each `#rrggbb`. */
  swatches?: readonly string[];
};

export const ColorField = ({
  label,
  value,
  onChange,
  onBlur,
  hint,
  error,
  optional,
  swatches = [],
}: ColorFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const color = toHex(value) ?? '#000000';
  const unread = typed !== undefined && toHex(typed) === undefined && typed !== '';
  return (
    <div className={css.field}>
      <Field label={label} hint={hint} error={unread ? 'Write it as #1a2b3c' : error} optional={optional}>
        <TextInput
          mono
          spellCheck={false}
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            const hex = toHex(event.target.value);
            if (hex) onChange(hex);
          }}
          onBlur={() => {
            if (!unread) setTyped(undefined);
            onBlur?.();
          }}
          prefix={
            <input
              type="color"
              className={css.well}
              aria-label={`${label}, picker`}
              value={color}
              onChange={(event) => {
                setTyped(undefined);
                onChange(event.target.value);
              }}
            />
          }
        />
      </Field>
      {swatches.length > 0 ? (
        <div className={css.swatches} role="group" aria-label={`${label}, suggestions`}>
          {swatches.map((swatch) => (
            <button
              key={swatch}
              type="button"
              className={css.swatch}
              style={{ backgroundColor: swatch }}
              aria-label={swatch}
              aria-pressed={swatch === color}
              onClick={() => {
                setTyped(undefined);
                onChange(swatch);
              }}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
};
