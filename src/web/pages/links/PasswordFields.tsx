import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import type { LinkForm } from './link-fields.ts';

interface PasswordFieldsProps {
  form: LinkForm;
  note: string;
  /** `kept`: the link has one; `lost`: that which is duplicated has one, which nobody can read again. */
  before?: 'kept' | 'lost' | undefined;
}

const hints = {
  none: 'Visitors enter it on a small page before they are led on.',
  kept: 'The link has one. What you enter here takes its place.',
  lost: 'The other link’s password can’t be read again. Give this one its own.',
};

export const PasswordFields = ({ form, note, before }: PasswordFieldsProps) => {
  const { errors } = form.formState;
  const goes = form.watch('noPassword');
  return (
    <Disclosure
      title="Password"
      note={note}
      open={before !== undefined}
      refused={errors.password !== undefined}
    >
      <Stack gap={3}>
        <Field label="Password" optional hint={hints[before ?? 'none']} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            disabled={goes}
            placeholder={before === 'kept' && !goes ? 'Unchanged' : undefined}
            {...form.register('password')}
          />
        </Field>
        {before === 'kept' ? (
          <Checkbox label="Take the password away" {...form.register('noPassword')} />
        ) : null}
      </Stack>
    </Disclosure>
  );
};
