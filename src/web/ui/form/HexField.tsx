import type { ComponentProps } from 'react';
import { toHex } from '#web/lib/colors.ts';
import { form as words } from '#web/words/form.ts';
import css from './HexField.module.css';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type HexFieldProps = {
  label: string;
  /** What is in the field, whatever that is: the form's own rule judges it. */
  value: string;
  /** From the picker or the suggestions, `#rrggbb`. */
  onPick: (hex: string) => void;
  /** What `register` gives. */
  input: ComponentProps<'input'>;
  hint?: string;
  error?: string;
  /** Offered below, each `#rrggbb` with its name. */
  swatches: readonly { hex: string; name: string }[];
};

/** A color of a form: typed, picked or chosen. What is typed stays in the form, so that a wrong one is refused and not lost. */
export const HexField = ({ label, value, onPick, input, hint, error, swatches }: HexFieldProps) => {
  const color = toHex(value);
  return (
    <div className={css.field}>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          mono
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          prefix={
            <input
              type="color"
              className={css.well}
              aria-label={words.colorPicker(label)}
              value={color ?? '#000000'}
              onChange={(event) => onPick(event.target.value)}
            />
          }
          {...input}
        />
      </Field>
      <div className={css.swatches} role="group" aria-label={words.colorSuggestions(label)}>
        {swatches.map(({ hex, name }) => (
          <button
            key={hex}
            type="button"
            className={css.swatch}
            style={{ backgroundColor: hex }}
            aria-label={name}
            title={name}
            aria-pressed={hex === color}
            onClick={() => onPick(hex)}
          />
        ))}
      </div>
    </div>
  );
};
