import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Passkey, passkeys } from '#contract/second-step.ts';
import { useSaving } from '#web/client/saving.ts';
import { renamePasskey } from '#web/api/second-step.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface RenamePasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  subject: Passkey;
}

export const RenamePasskeyDialog = ({ open, onClose, subject: { id, name } }: RenamePasskeyDialogProps) => {
  const rename = useMutation(renamePasskey);
  const form = useForm({ resolver: zodResolver(passkeys.update.body), defaultValues: { name } });
  const { errors } = form.formState;
  const saving = useSaving(
    `passkey ${id}`,
    form,
    (body) => rename.mutateAsync({ id, ...body }),
    () => {
      toast('Passkey renamed');
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Rename passkey"
      size="small"
      {...saving}
      submitLabel="Save"
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
};
