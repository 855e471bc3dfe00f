import type { ReactNode } from 'react';
import { useNow } from '#web/browser/now.ts';
import { exactMinute } from '#web/lib/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';

interface AccountMomentProps {
  /** Undefined if there is no such date. */
  at: Date | undefined;
  /** The date in words, such as "3 months ago". */
  children: ReactNode;
}

export const AccountMoment = ({ at, children }: AccountMomentProps) => (
  <Stack gap={0}>
    <span>{children}</span>
    {at ? (
      <Text size="sm" tone="second">
        {exactMinute(at)}
      </Text>
    ) : null}
  </Stack>
);

export const MomentSkeleton = () => {
  const now = useNow();
  return (
    <Stack gap={0}>
      <Skeleton shape="line" width="third" />
      <Text size="sm">
        <Skeleton room={exactMinute(new Date(now))} />
      </Text>
    </Stack>
  );
};
