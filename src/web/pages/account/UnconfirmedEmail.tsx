import { useMutation } from '@tanstack/react-query';
import { requestEmailChange } from '#web/api/mail.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { pendingEmail } from '#web/words/pending-email.ts';
import { refusals } from '#web/words/refusals.ts';

interface UnconfirmedEmailProps {
  email: string;
  /** When the unopened confirmation message was sent, in the server's time format. Undefined if there is none. */
  since: string | undefined;
}

/** Says that the address is unconfirmed, and offers to send a confirmation message. */
export const UnconfirmedEmail = ({ email, since }: UnconfirmedEmailProps) => {
  const { mutate, data, error, isPending } = useMutation(requestEmailChange);
  if (data)
    return (
      <Notice title={words.sent}>
        <span role="status">{refusals.translated(data.message)}</span> {words.notArrived}
      </Notice>
    );
  return (
    <>
      <Notice
        tone="warn"
        title={words.unconfirmed}
        action={
          <Button size="small" changes pending={isPending} onClick={() => mutate({ email })}>
            {since === undefined ? words.sendConfirmation : words.sendAgain}
          </Button>
        }
      >
        {since === undefined ? null : pendingEmail.confirmWaits(inReadersTime(`${since} UTC`))}
      </Notice>
      {error ? <Notice tone="bad">{wholeMessageOf(error)}</Notice> : null}
    </>
  );
};
