import type { ComponentProps } from 'react';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { RotatorHint } from './RotatorHint.tsx';

type RotatorFieldProps = ComponentProps<typeof RotatorHint> & {
  error: string | undefined;
  /** What `register('slug')` gives. */
  input: ComponentProps<'input'>;
};

/** The rotator's slug, and at every keystroke what its address will be. */
export const RotatorField = ({ error, input, ...hint }: RotatorFieldProps) => (
  <Field label="Rotator slug" optional error={error} hint={<RotatorHint {...hint} />}>
    <TextInput
      mono
      dir="auto"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      placeholder="spring-sale"
      {...input}
    />
  </Field>
);
