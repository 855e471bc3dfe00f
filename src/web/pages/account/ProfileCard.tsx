import { lazy, Suspense } from 'react';
import type { Account } from '#contract/account.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { EmailAddress } from '#web/ui/frame/EmailAddress.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { labels } from '#web/words/labels.ts';
import { AccountMoment, MomentSkeleton } from './AccountMoment.tsx';
import { inWords } from './expiry.ts';

/** Lazy, since most addresses are confirmed. */
const UnconfirmedEmail = lazy(async () => ({
  default: (await import('./UnconfirmedEmail.tsx')).UnconfirmedEmail,
}));

interface ProfileCardProps {
  /** Undefined while loading. */
  account: Account | undefined;
}

export const ProfileCard = ({ account }: ProfileCardProps) => {
  const now = useNow();
  if (!account)
    return (
      <Card>
        <Stack gap={4}>
          <Avatar name="" size="large" />
          <Details
            items={[
              { label: labels.email, value: <Skeleton shape="line" width="half" /> },
              { label: labels.registered, value: <MomentSkeleton /> },
            ]}
          />
        </Stack>
      </Card>
    );
  const { avatar, email, username, pendingemail: awaited } = account;
  const registered = parseWireTime(account.registered);
  return (
    <Card>
      <Stack gap={4}>
        <Row gap={4} nowrap>
          <Avatar name={username || email} src={avatar} size="large" />
          <Text weight="semibold" cut title={username}>
            <bdi>{username || email}</bdi>
          </Text>
        </Row>
        <Details
          items={[
            { label: labels.email, value: <EmailAddress email={email} /> },
            {
              label: labels.registered,
              value: registered ? (
                <AccountMoment at={registered}>{inWords(now - registered.getTime())}</AccountMoment>
              ) : (
                account.registered
              ),
            },
          ]}
        />
        {account.unconfirmed ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <UnconfirmedEmail email={email} since={awaited?.email === email ? awaited.since : undefined} />
          </Suspense>
        ) : null}
      </Stack>
    </Card>
  );
};
