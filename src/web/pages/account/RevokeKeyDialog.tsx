import type { Key } from '#contract/keys.ts';
import { useDeletion } from '#web/api/deletion.ts';
import { revokeKey } from '#web/api/keys.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface RevokeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  subject: Key;
}

export const RevokeKeyDialog = ({ open, onClose, onRevoked, subject }: RevokeKeyDialogProps) => {
  const isKey = subject.kind === 'api';
  const revocation = useDeletion(revokeKey, subject.id, () => {
    toast(isKey ? 'Key revoked' : 'Sign-in ended');
    onRevoked();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...revocation}
      title={isKey ? `Revoke the key “${subject.name}”?` : `End the sign-in “${subject.name}”?`}
      confirmLabel={isKey ? 'Revoke key' : 'End sign-in'}
    >
      {isKey ? 'Programs that use it are refused from then on. It can’t be given back.' : null}{' '}
      {subject.current ? 'It is the one that this browser uses: you are asked to sign in again.' : null}
    </ConfirmDialog>
  );
};
