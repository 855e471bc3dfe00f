import type { ReactNode } from 'react';
import type { Account } from '#contract/account.ts';
import { exactTime, parseWireTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { expiryOf, inWords } from './expiry.ts';
import { ExpiryNotice } from './ExpiryNotice.tsx';

interface ProfileCardProps {
  /** undefined while it is awaited. */
  account: Account | undefined;
}

const moment = (words: ReactNode, exactly: ReactNode) => (
  <Stack gap={0}>
    <span>{words}</span>
    {exactly ? (
      <Text size="sm" tone="second">
        {exactly}
      </Text>
    ) : null}
  </Stack>
);

const labels = ['E-mail address', 'Plan', 'Expires', 'Registered', 'Id'] as const;

export const ProfileCard = ({ account }: ProfileCardProps) => {
  const now = useNow();
  if (!account)
    return (
      <Card>
        <Stack gap={4}>
          <Skeleton shape="title" width="third" />
          <Details items={labels.map((label) => ({ label, value: <Skeleton width="half" /> }))} />
        </Stack>
      </Card>
    );
  const { avatar, email, username, id, status } = account;
  const expiry = expiryOf(account.expires, now);
  const registered = parseWireTime(account.registered);
  const values: Record<(typeof labels)[number], ReactNode> = {
    'E-mail address': <bdi>{email}</bdi>,
    Plan: status === '' ? 'No plan' : <bdi>{status}</bdi>,
    Expires: moment(
      <Text tone={expiry.state === 'over' ? 'bad' : expiry.state === 'soon' ? 'warn' : 'ink'}>
        {expiry.words}
      </Text>,
      expiry.exactly,
    ),
    Registered: registered
      ? moment(inWords(now - registered.getTime()), exactTime(registered))
      : account.registered,
    Id: <Text tabular>{String(id)}</Text>,
  };
  return (
    <Card>
      <Stack gap={4}>
        <Row gap={4} nowrap>
          <Avatar name={username || email} src={avatar} size="large" />
          <Text weight="semibold" cut title={username}>
            <bdi>{username || email}</bdi>
          </Text>
        </Row>
        <ExpiryNotice expiry={expiry} />
        <Details items={labels.map((label) => ({ label, value: values[label] }))} />
      </Stack>
    </Card>
  );
};
