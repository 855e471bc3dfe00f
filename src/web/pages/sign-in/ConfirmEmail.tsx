import { useMutation } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { messageOf } from '#web/client/api-error.ts';
import { confirmEmail } from '#web/api/mail.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { HeldBackNotice } from '#web/ui/layout/HeldBackNotice.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { Brought } from './brought.ts';
import { hasEnded } from './mail-refusal.ts';

type ConfirmEmailProps = Brought & { account: Account };

/** Longer ones have no room in a button on a phone. */
const shortEnough = 24;

/** The button that takes the new address into use, and in its place, once it is, what that means. */
export const ConfirmEmail = ({ account, token, email }: ConfirmEmailProps) => {
  const confirm = useMutation(confirmEmail);
  if (confirm.isSuccess || account.email === email)
    return (
      <Card
        title="Your e-mail address has changed"
        foot={
          <LinkButton to="/account" variant="primary" changes={false}>
            Go to the account page
          </LinkButton>
        }
      >
        <p role="status">
          You sign in with <bdi>{account.email}</bdi> from now on.
          {confirm.isSuccess ? ' All your other sign-ins have ended; API keys go on working.' : null}
        </p>
      </Card>
    );
  return (
    <Card
      title="Take the new address into use?"
      text="You’ll sign in with it. You’ll be signed out everywhere else. API keys keep working."
      foot={
        <Button
          variant="primary"
          pending={confirm.isPending}
          onClick={() => confirm.mutate({ token, email })}
        >
          Use {email.length > shortEnough ? 'the new address' : email} from now on
        </Button>
      }
    >
      <Stack gap={4}>
        <Details
          items={[
            { label: 'Account', value: <bdi>{account.username}</bdi> },
            { label: 'So far', value: <bdi>{account.email}</bdi> },
            { label: 'From now on', value: <bdi>{email}</bdi> },
          ]}
        />
        {confirm.isPending ? <HeldBackNotice /> : null}
        {confirm.error ? (
          <Notice
            tone="bad"
            action={
              hasEnded(confirm.error) ? (
                <LinkButton to="/account" size="small">
                  Go to the account page
                </LinkButton>
              ) : undefined
            }
          >
            {messageOf(confirm.error)}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
};
