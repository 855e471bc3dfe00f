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
import { labels } from '#web/words/labels.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { verbs } from '#web/words/verbs.ts';

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
      toast(words.passkeyRenamed);
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.renamePasskey}
      size="small"
      {...saving}
      submitLabel={verbs.save}
    >
      <Field label={labels.name} error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
};
