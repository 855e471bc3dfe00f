import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import { passwords } from '#web/words/passwords.ts';
import type { AccessForm } from './access-form.ts';

interface PasswordFieldsProps {
  form: AccessForm;
  note: string;
  /** `kept` if a password is set. `lost` if the duplicated link has a password, which can't be read. */
  before?: 'kept' | 'lost' | undefined;
  /** Whether a draft was restored without the password that had been entered. */
  lacksTyped: boolean;
}

export const PasswordFields = ({ form, note, before, lacksTyped }: PasswordFieldsProps) => {
  const { errors } = form.formState;
  const [goes, typed] = form.watch(['noPassword', 'password']);
  const hint = (lacksTyped ? words.passwordLost : words.passwordHint)[before ?? 'none'];
  return (
    <Disclosure
      title={passwords.password}
      note={lacksTyped && typed === '' && !goes ? words.passwordLostNote[before ?? 'none'] : note}
      open={before !== undefined || lacksTyped}
      refused={errors.password !== undefined}
    >
      <Stack gap={3}>
        <Field label={passwords.password} optional hint={hint} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            disabled={goes}
            placeholder={before === 'kept' && !goes ? words.passwordUnchanged : undefined}
            {...form.register('password')}
          />
        </Field>
        {before === 'kept' ? (
          <Checkbox
            label={words.removePassword}
            {...form.register('noPassword', {
              // A password that is removed can't be replaced at the same time.
              onChange: () => form.setValue('password', '', { shouldDirty: true, shouldValidate: true }),
            })}
          />
        ) : null}
      </Stack>
    </Disclosure>
  );
};
