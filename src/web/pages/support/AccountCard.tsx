import type { SupportAccount } from '#contract/support-records.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { useNow } from '#web/browser/now.ts';
import { planEnd } from '#web/lib/plan-end.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { EmailAddress } from '#web/ui/frame/EmailAddress.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { labels } from '#web/words/labels.ts';
import { capitalised } from '#web/words/language.ts';
import { support } from '#web/words/support.ts';
import { supportAccount as words } from '#web/words/support-account.ts';

interface AccountCardProps {
  /** Undefined while loading. */
  account: SupportAccount | undefined;
}

const counted = ['links', 'qrs', 'campaigns', 'channels', 'domains', 'pixels'] as const;

export const AccountCard = ({ account }: AccountCardProps) => {
  const now = useNow();
  if (!account)
    return (
      <Card>
        <Stack gap={4}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    );
  const end = planEnd(account.expires, new Date(now));
  return (
    <Card>
      <Stack gap={4}>
        <Row gap={3} nowrap>
          <Avatar name={account.username} src={account.avatar} size="large" />
          <Stack gap={1}>
            <Text weight="semibold" wrap>
              <bdi>{account.username}</bdi>
            </Text>
            {account.locked || account.staff ? (
              <Row gap={1}>
                {account.locked ? <Badge tone="bad">{support.locked}</Badge> : null}
                {account.staff ? <Badge tone="accent">{support.staff}</Badge> : null}
              </Row>
            ) : null}
          </Stack>
        </Row>
        <Details
          items={[
            {
              label: labels.email,
              wide: account.email.length > 17,
              value: (
                <Stack gap={0}>
                  <EmailAddress email={account.email} />
                  {account.confirmed ? null : (
                    <Text size="sm" tone="second">
                      {words.unconfirmed}
                    </Text>
                  )}
                </Stack>
              ),
            },
            { label: labels.id, value: <Text tabular>{String(account.id)}</Text> },
            { label: labels.plan, value: <bdi>{capitalised(account.status)}</bdi> },
            {
              label: end.state === 'over' ? words.expired : labels.expires,
              value: (
                <Stack gap={0}>
                  <Text tone={end.state === 'over' ? 'bad' : 'ink'}>{end.date ?? labels.never}</Text>
                  {end.distance ? (
                    <Text size="sm" tone="second">
                      {end.distance}
                    </Text>
                  ) : null}
                </Stack>
              ),
            },
            ...(account.locked
              ? [{ label: words.lockReason, value: <bdi>{account.locked.reason}</bdi> }]
              : []),
            {
              label: support.lastActive,
              value: account.lastactive ? <RelativeTime value={account.lastactive} /> : labels.never,
            },
            { label: labels.registered, value: <RelativeTime value={account.registered} /> },
            ...counted.map((key) => ({
              label: words.holds[key],
              value: <Text tabular>{formatCount(account[key])}</Text>,
            })),
          ]}
        />
      </Stack>
    </Card>
  );
};
