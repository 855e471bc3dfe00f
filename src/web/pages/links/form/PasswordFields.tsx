import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { LinkForm } from './link-fields.ts';

interface PasswordFieldsProps {
  form: LinkForm;
  note: string;
  /** `kept`: the link has one; `lost`: that which is duplicated has one, which nobody can read again. */
  before?: 'kept' | 'lost' | undefined;
  /** Whether a draft was restored without the password that was typed. */
  lacksTyped: boolean;
}

const hints = {
  none: 'Visitors enter it on a small page before they are led on.',
  kept: 'The link has one. What you enter here takes its place.',
  lost: 'The other link’s password can’t be read again. Give this one its own.',
};

/** In place of those and of the head, once a draft was restored that lacks the password. */
const lacking = {
  none: 'The password that you typed was not kept. Enter it again.',
  kept: 'The link has one. The new one that you typed was not kept: enter it again.',
  lost: 'The password that you typed was not kept. Enter it again.',
};

const heads = { none: 'Not kept', kept: 'New one not kept', lost: 'Not kept' };

export const PasswordFields = ({ form, note, before, lacksTyped }: PasswordFieldsProps) => {
  const { errors } = form.formState;
  const [goes, typed] = form.watch(['noPassword', 'password']);
  const hint = (lacksTyped ? lacking : hints)[before ?? 'none'];
  return (
    <Disclosure
      title="Password"
      note={lacksTyped && typed === '' && !goes ? heads[before ?? 'none'] : note}
      open={before !== undefined || lacksTyped}
      refused={errors.password !== undefined}
    >
      <Stack gap={3}>
        <Field label="Password" optional hint={hint} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            disabled={goes}
            placeholder={before === 'kept' && !goes ? 'Unchanged' : undefined}
            {...form.register('password')}
          />
        </Field>
        {before === 'kept' ? (
          <Checkbox
            label="Take the password away"
            {...form.register('noPassword', {
              // What is taken away is replaced by none.
              onChange: () => form.setValue('password', '', { shouldDirty: true, shouldValidate: true }),
            })}
          />
        ) : null}
      </Stack>
    </Disclosure>
  );
};
