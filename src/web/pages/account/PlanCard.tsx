import type { Account } from '#contract/account.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { accountMenu } from '#web/words/account-menu.ts';
import { labels } from '#web/words/labels.ts';
import { capitalised } from '#web/words/language.ts';
import { AccountMoment } from './AccountMoment.tsx';
import { expiryOf } from './expiry.ts';
import { ExpiryNotice } from './ExpiryNotice.tsx';

interface PlanCardProps {
  /** Undefined while loading. */
  account: Account | undefined;
}

export const PlanCard = ({ account }: PlanCardProps) => {
  const now = useNow();
  if (!account)
    return (
      <Card>
        <Details items={[{ label: labels.plan, value: <Skeleton width="half" /> }]} />
      </Card>
    );
  const { status, expires } = account;
  const expiry = expiryOf(expires, now);
  const tone = expiry.state === 'over' ? 'bad' : expiry.state === 'soon' ? 'warn' : 'ink';
  return (
    <Card>
      <Stack gap={4}>
        <ExpiryNotice expiry={expiry} support={account.support} />
        <Details
          items={[
            {
              label: labels.plan,
              value: status === '' ? accountMenu.noPlan : <bdi>{capitalised(status)}</bdi>,
            },
            // A plan that never expires needs no row.
            ...(expires === null
              ? []
              : [
                  {
                    label: labels.expires,
                    value: (
                      <AccountMoment at={parseWireTime(expires)}>
                        <Text tone={tone}>{expiry.words}</Text>
                      </AccountMoment>
                    ),
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
};
