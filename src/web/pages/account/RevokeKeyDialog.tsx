import { useMutation } from '@tanstack/react-query';
import type { Key } from '#contract/keys.ts';
import { revokeKey } from '#web/api/keys.ts';
import { toast } from '#web/ui/base/toast.ts';
import { ConfirmChangeDialog } from './ConfirmChangeDialog.tsx';

interface RevokeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  subject: Key;
}

export const RevokeKeyDialog = ({ open, onClose, onRevoked, subject }: RevokeKeyDialogProps) => {
  const isKey = subject.kind === 'api';
  const revocation = useMutation(revokeKey);
  const loss = isKey ? 'Programs that use this key will stop working. This can’t be undone. ' : '';
  const own = subject.current ? 'This browser uses it: you’ll need to sign in again.' : '';
  return (
    <ConfirmChangeDialog
      open={open}
      onClose={onClose}
      title={isKey ? `Revoke the key “${subject.name}”?` : `End the session “${subject.name}”?`}
      text={loss + own || undefined}
      confirmLabel={isKey ? 'Revoke key' : 'End session'}
      onConfirm={async (body) => {
        await revocation.mutateAsync({ id: subject.id, ...body });
        toast(isKey ? 'API key revoked' : 'Session ended');
        onRevoked();
      }}
      free={!isKey}
    />
  );
};
