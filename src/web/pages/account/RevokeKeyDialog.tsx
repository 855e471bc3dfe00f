import { useMutation } from '@tanstack/react-query';
import type { Key } from '#contract/keys.ts';
import { revokeKey } from '#web/api/keys.ts';
import { toast } from '#web/ui/base/toast.ts';
import { accountDialogs as words } from '#web/words/account-dialogs.ts';
import { account } from '#web/words/account.ts';
import { ConfirmChangeDialog } from './ConfirmChangeDialog.tsx';
import { keyName } from './key-name.ts';

interface RevokeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  subject: Key;
}

export const RevokeKeyDialog = ({ open, onClose, onRevoked, subject }: RevokeKeyDialogProps) => {
  const isKey = subject.kind === 'api';
  const revocation = useMutation(revokeKey);
  const losses = [isKey && words.revokeText, subject.current && words.signedOutHere].filter(Boolean);
  return (
    <ConfirmChangeDialog
      open={open}
      onClose={onClose}
      title={(isKey ? words.revokeTitle : words.endTitle)(keyName(subject))}
      text={losses.join(' ') || undefined}
      confirmLabel={isKey ? words.revokeKey : account.endSession}
      onConfirm={async (body) => {
        await revocation.mutateAsync({ id: subject.id, ...body });
        toast(isKey ? words.revoked : words.ended);
        onRevoked();
      }}
      free={!isKey}
    />
  );
};
