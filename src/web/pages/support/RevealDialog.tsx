import { useMutation } from '@tanstack/react-query';
import type { SupportAccount } from '#contract/support-records.ts';
import { revealEmail } from '#web/api/support.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WhyDialog } from './WhyDialog.tsx';

interface RevealDialogProps {
  open: boolean;
  onClose: () => void;
  account: SupportAccount;
}

export const RevealDialog = ({ open, onClose, account: { id, username } }: RevealDialogProps) => {
  const reveal = useMutation(revealEmail);
  if (!reveal.data)
    return (
      <WhyDialog
        open={open}
        onClose={onClose}
        noTicket
        name={`e-mail address of ${id}`}
        title={`Show the e-mail address of ${username}?`}
        text="That you have seen it is put on record."
        submitLabel="Show it"
        save={({ reason }) => reveal.mutateAsync({ id, reason })}
        onSaved={() => undefined}
      />
    );
  const { email } = reveal.data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`E-mail address of ${username}`}
      size="small"
      foot={
        <>
          <CopyButton text={email} label="Copy the e-mail address" words />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Text mono>
        <bdi>{email}</bdi>
      </Text>
    </Dialog>
  );
};
