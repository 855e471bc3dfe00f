import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Key } from '#contract/keys.ts';
import { revokeKey } from '#web/api/keys.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { accountSecurity } from '#web/api/security.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface RevokeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  subject: Key;
}

export const RevokeKeyDialog = ({ open, onClose, onRevoked, subject }: RevokeKeyDialogProps) => {
  const isKey = subject.kind === 'api';
  const client = useQueryClient();
  const revocation = useMutation(revokeKey);
  const form = useForm({ defaultValues: { currentpassword: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await revocation.mutateAsync({ id: subject.id, ...body });
      void client.invalidateQueries(accountSecurity());
      toast(isKey ? 'API key revoked' : 'Session ended');
      onRevoked();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const loss = isKey ? 'Programs that use this key will stop working. This can’t be undone. ' : '';
  const own = subject.current ? 'This browser uses it: you’ll need to sign in again.' : '';
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isKey ? `Revoke the key “${subject.name}”?` : `End the session “${subject.name}”?`}
      text={loss + own || undefined}
      size="small"
      onSubmit={submit}
      submitLabel={isKey ? 'Revoke key' : 'End session'}
      danger
      pending={revocation.isPending}
      error={errors.root?.message}
    >
      {isKey ? (
        <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
      ) : null}
    </FormDialog>
  );
};
