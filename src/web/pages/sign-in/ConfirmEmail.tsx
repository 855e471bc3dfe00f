import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { linkEnded } from '#contract/mail.ts';
import { type ApiError, wholeMessageOf } from '#web/client/api-error.ts';
import { checkEmail, confirmEmail } from '#web/api/mail.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { WaitingChangesNotice } from '#web/ui/layout/WaitingChangesNotice.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { EmailAddress } from '#web/ui/frame/EmailAddress.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { labels } from '#web/words/labels.ts';
import { accountMail as words } from '#web/words/account-mail.ts';
import { confirmEmail as confirmWords } from '#web/words/confirm-email.ts';
import { refusals } from '#web/words/refusals.ts';
import type { MailLinkData } from './mail-link.ts';
import { hasEnded } from './mail-refusal.ts';

type ConfirmEmailProps = MailLinkData & { account: Account };

/** Longer addresses don't fit into a button on a phone. */
const shortEnough = 24;

/** Says why the link in the message can’t be used, and what helps. */
const RefusedLink = ({ error, isEnded }: { error: ApiError; isEnded: boolean }) => (
  <Notice
    tone="bad"
    title={isEnded ? words.endedTitle : undefined}
    action={
      error.status === 400 ? (
        <LinkButton to="/account" size="small" changes={false}>
          {words.openAccount}
        </LinkButton>
      ) : undefined
    }
  >
    {wholeMessageOf(error)} {isEnded ? confirmWords.worksOnce : null}
  </Notice>
);

/** Renders a button that confirms the new address. Once it's confirmed, it says what that means. */
export const ConfirmEmail = ({ account, token, email }: ConfirmEmailProps) => {
  const confirm = useMutation(confirmEmail);
  const isOwn = account.email === email;
  const isDone = isOwn && !account.unconfirmed;
  const check = useMutation(checkEmail);
  const { mutate: ask } = check;
  useEffect(() => {
    if (!isDone) ask(token);
  }, [ask, isDone, token]);
  // State from when the page was opened, since the address becomes the account’s once it is confirmed.
  const [wasUnconfirmed] = useState(isOwn && account.unconfirmed === true);
  if (confirm.isSuccess || isDone)
    return (
      <Card
        title={wasUnconfirmed ? words.emailConfirmed : words.emailChanged}
        foot={
          <LinkButton to="/account" variant="primary" changes={false}>
            {words.openAccount}
          </LinkButton>
        }
      >
        <p role="status">
          <Sentence of={words.signInWith} parts={{ email: <bdi>{account.email}</bdi> }} />
          {confirm.isSuccess ? ` ${words.endedElsewhere}` : null}
        </p>
      </Card>
    );
  const refused = [check.error, confirm.error].find(hasEnded);
  if (refused)
    return <RefusedLink error={refused} isEnded={refused.message === refusals.translated(linkEnded)} />;
  // The address may still be confirmed if the check failed.
  if (!check.isSuccess && !check.isError)
    return (
      <Stack gap={4}>
        <WaitingChangesNotice />
        <LimitWait />
        <Skeleton shape="block" />
      </Stack>
    );
  return (
    <Card
      title={isOwn ? words.confirmEmail : words.changeEmail}
      text={isOwn ? words.confirmEmailText : words.changeEmailText}
      foot={
        <Button
          variant="primary"
          pending={confirm.isPending}
          onClick={() => confirm.mutate({ token, email })}
        >
          {isOwn
            ? words.confirmAddress
            : email.length > shortEnough
              ? words.useNewAddress
              : words.useEmail(email)}
        </Button>
      }
    >
      <Stack gap={4}>
        <Details
          items={[
            { label: labels.username, value: <bdi>{account.username}</bdi> },
            { label: words.currentAddress, value: <EmailAddress email={account.email} /> },
            ...(isOwn ? [] : [{ label: words.newAddress, value: <EmailAddress email={email} /> }]),
          ]}
        />
        {confirm.isPending ? <WaitingChangesNotice /> : null}
        {confirm.isPending ? <LimitWait /> : null}
        {confirm.error ? <Notice tone="bad">{wholeMessageOf(confirm.error)}</Notice> : null}
      </Stack>
    </Card>
  );
};
