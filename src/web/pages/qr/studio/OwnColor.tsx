import { useState } from 'react';
import { parseColor, toHex, toRgb } from '#web/lib/colors.ts';
import { HexField } from '#web/ui/form/HexField.tsx';
import { qrLook as words } from '#web/words/qr-look.ts';
import { inks } from './color-choices.ts';

interface OwnColorProps {
  label: string;
  /** `rgb(r,g,b)`. Undefined for the code's color. */
  value: string | undefined;
  onChange: (color: string | undefined) => void;
}

/** Edits a color that may differ from the code's. */
export const OwnColor = ({ label, value, onChange }: OwnColorProps) => {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value ? (toHex(value) ?? value) : '');
  const isWrong = shown !== '' && !parseColor(shown);
  return (
    <HexField
      label={label}
      value={shown}
      swatches={inks}
      onPick={(hex) => {
        setTyped(undefined);
        onChange(toRgb(hex));
      }}
      {...(isWrong && { error: words.colorError })}
      input={{
        placeholder: words.asCode,
        value: shown,
        onBlur: () => {
          if (!isWrong) setTyped(undefined);
        },
        onChange: ({ target }) => {
          setTyped(target.value);
          if (target.value === '' || parseColor(target.value)) onChange(toRgb(target.value));
        },
      }}
    />
  );
};
