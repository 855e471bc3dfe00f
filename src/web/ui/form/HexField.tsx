import type { ComponentProps } from 'react';
import { toHex } from '#web/lib/colors.ts';
import { form as words } from '#web/words/form.ts';
import css from './HexField.module.css';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type HexFieldProps = {
  label: string;
  /** The field's raw input, which the form's own schema validates. */
  value: string;
  /** Called with a color from the picker or the suggestions, as `#rrggbb`. */
  onPick: (hex: string) => void;
  /** Return value of react-hook-form's `register`. */
  input: ComponentProps<'input'>;
  hint?: string;
  error?: string;
  /** Suggestions shown below the field, each as `#rrggbb` with its name. */
  swatches: readonly { hex: string; name: string }[];
};

/**
 * Renders a color field whose value can be typed, picked or selected. Invalid input stays in the form, so that it is
 * rejected rather than lost.
 */
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
