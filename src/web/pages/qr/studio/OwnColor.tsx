import { useState } from 'react';
import { parseColor, toHex, toRgb } from '#web/lib/colors.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { qrLook as words } from '#web/words/qr-look.ts';

interface OwnColorProps {
  label: string;
  /** `rgb(r,g,b)`; undefined: as the code. */
  value: string | undefined;
  onChange: (color: string | undefined) => void;
}

/** A color that differs from the code's, or none. */
export const OwnColor = ({ label, value, onChange }: OwnColorProps) => {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value ? (toHex(value) ?? value) : '');
  const isWrong = shown !== '' && !parseColor(shown);
  return (
    <Field label={label} error={isWrong ? words.colorError : undefined}>
      <TextInput
        mono
        spellCheck={false}
        autoComplete="off"
        placeholder={words.asCode}
        value={shown}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || parseColor(target.value)) onChange(toRgb(target.value));
        }}
      />
    </Field>
  );
};
