import { useMutation } from '@tanstack/react-query';
import type { SupportAccount } from '#contract/support-records.ts';
import { revealEmail } from '#web/api/support.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';
import { verbs } from '#web/words/verbs.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface RevealDialogProps {
  open: boolean;
  onClose: () => void;
  account: SupportAccount;
}

export const RevealDialog = ({ open, onClose, account: { id, username } }: RevealDialogProps) => {
  const reveal = useMutation(revealEmail);
  if (!reveal.data)
    return (
      <ReasonDialog
        open={open}
        onClose={onClose}
        noTicket
        name={`email of ${id}`}
        title={words.revealTitle(username)}
        text={words.revealText}
        submitLabel={words.showEmail}
        save={({ reason }) => reveal.mutateAsync({ id, reason })}
        onSaved={() => undefined}
      />
    );
  const { email } = reveal.data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.emailOf(username)}
      size="small"
      foot={
        <>
          <CopyButton text={email} label={words.copyEmail} words />
          <Button onClick={onClose}>{verbs.done}</Button>
        </>
      }
    >
      <Text mono>
        <bdi>{email}</bdi>
      </Text>
    </Dialog>
  );
};
