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
    /** Its height in lines; one line if not given. */
    rows?: number;
  };

/** A text of the studio's form, with what is wrong with it. */
export const StudioText = ({ form, name, label, hint, optional, rows, ...given }: StudioTextProps) => {
  // On a phone the focus would scroll past the page's title and what is asked first, and bring the keyboard.
  const [autoFocus] = useState(() => given.autoFocus && !matches(narrow));
  const input = { ...given, autoFocus };
  const error = errorAt(form, name);
  const { onBlur, ...field } = form.register(name);
  const common = {
    ...field,
    ...input,
    dir: 'auto',
    // What is left empty is asked for when it is saved, not while someone looks around.
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      event.target.value === '' ? undefined : void onBlur(event),
  };
  return (
    // An error takes the hint's place: a button below must not move away from under the pointer that presses it.
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
