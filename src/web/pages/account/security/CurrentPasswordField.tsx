import type { ComponentProps } from 'react';
import { useRequiresPassword } from '#web/api/security.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { passwords } from '#web/words/passwords.ts';

type CurrentPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  error: string | undefined;
};

/** Renders only if the server requires the password. A session opened in the last few minutes doesn't need it. */
export const CurrentPasswordField = ({ error, ...input }: CurrentPasswordFieldProps) =>
  useRequiresPassword() || error !== undefined ? (
    <Field label={passwords.current} error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  ) : null;
