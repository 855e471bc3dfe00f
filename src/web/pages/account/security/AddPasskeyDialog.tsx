import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { passkeys } from '#contract/second-step.ts';
import { useSubmit } from '#web/client/saving.ts';
import { addPasskey } from '#web/api/second-step.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { labels } from '#web/words/labels.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (recovery: readonly string[]) => void;
}

const AddPasskey = z.object({ ...passkeys.update.body.shape, ...passkeys.start.body.shape });

/** Asks for the name first, since the browser’s prompt follows immediately. */
export const AddPasskeyDialog = ({ open, onClose, onAdded }: AddPasskeyDialogProps) => {
  const add = useMutation(addPasskey);
  const form = useForm({
    resolver: zodResolver(AddPasskey),
    defaultValues: { name: '', currentpassword: '' },
  });
  const { errors } = form.formState;
  const submit = useSubmit(form, async (body) => onAdded(await add.mutateAsync(body)));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addPasskey}
      text={words.addPasskeyText}
      {...submit}
      submitLabel={words.continue}
      size="small"
    >
      <Field label={labels.name} hint={words.passkeyHint} error={errors.name?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={words.passkeyExample}
          {...form.register('name')}
        />
      </Field>
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
