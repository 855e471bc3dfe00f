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
import { accountMenu } from '#web/words/account-menu.ts';
import { labels } from '#web/words/labels.ts';
import { capitalised } from '#web/words/language.ts';
import { expiryOf, inWords } from './expiry.ts';
import { ExpiryNotice } from './ExpiryNotice.tsx';

interface ProfileCardProps {
  /** undefined while it is awaited. */
  account: Account | undefined;
}

const moment = (about: ReactNode, exactly: ReactNode) => (
  <Stack gap={0}>
    <span>{about}</span>
    {exactly ? (
      <Text size="sm" tone="second">
        {exactly}
      </Text>
    ) : null}
  </Stack>
);

const shown = ['email', 'plan', 'expires', 'registered'] as const;

export const ProfileCard = ({ account }: ProfileCardProps) => {
  const now = useNow();
  if (!account)
    return (
      <Card>
        <Stack gap={4}>
          <Skeleton shape="title" width="third" />
          <Details items={shown.map((name) => ({ label: labels[name], value: <Skeleton width="half" /> }))} />
        </Stack>
      </Card>
    );
  const { avatar, email, username, status } = account;
  const expiry = expiryOf(account.expires, now);
  const registered = parseWireTime(account.registered);
  const values: Record<(typeof shown)[number], ReactNode> = {
    email: <bdi>{email}</bdi>,
    plan: status === '' ? accountMenu.noPlan : <bdi>{capitalised(status)}</bdi>,
    expires: moment(
      <Text tone={expiry.state === 'over' ? 'bad' : expiry.state === 'soon' ? 'warn' : 'ink'}>
        {expiry.words}
      </Text>,
      expiry.exactly,
    ),
    registered: registered
      ? moment(inWords(now - registered.getTime()), exactTime(registered))
      : account.registered,
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
        <Details
          items={shown
            // That nothing ends needs no row.
            .filter((name) => name !== 'expires' || expiry.state !== 'never')
            .map((name) => ({ label: labels[name], value: values[name] }))}
        />
      </Stack>
    </Card>
  );
};
