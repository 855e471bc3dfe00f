import type { ComponentProps, FocusEvent } from 'react';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { matches, narrow } from '#web/browser/media.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { errorAt, type FieldsProps } from './field-props.ts';
import type { QrValues } from './qr-form.ts';

type StudioTextProps = FieldsProps &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'optional'> &
  Pick<
    ComponentProps<typeof TextInput>,
    'type' | 'inputMode' | 'autoFocus' | 'placeholder' | 'autoComplete' | 'mono'
  > & {
    name: FieldPath<QrValues>;
    /** Height in lines. Omitted for a single line. */
    rows?: number;
  };

export const StudioText = ({ form, name, label, hint, optional, rows, ...given }: StudioTextProps) => {
  // On a phone, the focus would scroll past the page's title and first question, and open the keyboard.
  const [autoFocus] = useState(() => given.autoFocus && !matches(narrow));
  const input = { ...given, autoFocus };
  const error = errorAt(form, name);
  const { onBlur, ...field } = form.register(name);
  const common = {
    ...field,
    ...input,
    dir: 'auto',
    // A field left empty is validated on saving, not while users look around.
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      event.target.value === '' ? undefined : void onBlur(event),
  };
  return (
    // An error replaces the hint, so that a button below doesn't move away from the pointer that presses it.
    <Field label={label} hint={error ? undefined : hint} optional={optional} error={error}>
      {rows === undefined ? (
        <TextInput autoComplete="off" spellCheck={false} {...common} />
      ) : (
        <TextArea
          {...field}
          rows={rows}
          dir="auto"
          mono={input.mono}
          placeholder={input.placeholder}
          autoFocus={input.autoFocus}
          onBlur={common.onBlur}
        />
      )}
    </Field>
  );
};
