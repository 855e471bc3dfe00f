import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passkeys } from '#contract/second-step.ts';
import { useSubmit } from '#web/client/saving.ts';
import { addPasskey } from '#web/api/second-step.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (recovery: readonly string[]) => void;
}

const AddPasskey = z.object({ ...passkeys.update.body.shape, ...passkeys.start.body.shape });

/** Named first, since the browser’s prompt follows at once. */
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
      title="Add passkey"
      text="Your browser asks you to confirm it on this device, your phone or a security key."
      {...submit}
      submitLabel="Continue"
      size="small"
    >
      <Field label="Name" hint="Helps you recognize it later." error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder="My phone" {...form.register('name')} />
      </Field>
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
