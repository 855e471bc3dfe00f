import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passkeys } from '#contract/second-step.ts';
import { showRefusal } from '#web/client/refused-form.ts';
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
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      onAdded(await add.mutateAsync(body));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add passkey"
      text="Your browser asks you to confirm it on this device, your phone or a security key."
      onSubmit={submit}
      submitLabel="Continue"
      pending={isSubmitting}
      error={errors.root?.message}
      size="small"
    >
      <Field label="Name" hint="Helps you recognize it later." error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder="My phone" {...form.register('name')} />
      </Field>
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
