import { useMutation } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { requestEmailChange, cancelEmail } from '#web/api/mail.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { accountMail } from '#web/words/account-mail.ts';
import { pendingEmail as words } from '#web/words/pending-email.ts';

interface PendingEmailProps {
  pending: NonNullable<Account['pendingemail']>;
  /** The server's response about the message. Empty if no message was just requested. */
  said: string;
  onCanceled: () => void;
}

/** Shows the address that is to replace the account’s, with the actions available until its message is opened. */
export const PendingEmail = ({ pending: { email, since }, said, onCanceled }: PendingEmailProps) => {
  const again = useMutation(requestEmailChange);
  const cancel = useMutation(cancelEmail);
  const error = again.error ?? cancel.error;
  const leave = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        onCanceled();
        toast(words.changeCanceled);
      },
    });
  return (
    <>
      <Notice
        title={words.waits(email)}
        action={
          <Row gap={2}>
            <Button size="small" changes pending={again.isPending} onClick={() => again.mutate({ email })}>
              {accountMail.sendAgain}
            </Button>
            <Button size="small" changes pending={cancel.isPending} onClick={leave}>
              {words.cancelChange}
            </Button>
          </Row>
        }
      >
        {again.data ? (
          <span role="status">{words.askedAgain}</span>
        ) : said === '' ? (
          words.waitsText(inReadersTime(`${since} UTC`))
        ) : (
          <>
            <span role="status">{said}</span> {accountMail.notArrived}
          </>
        )}
      </Notice>
      {error ? <Notice tone="bad">{wholeMessageOf(error)}</Notice> : null}
    </>
  );
};
