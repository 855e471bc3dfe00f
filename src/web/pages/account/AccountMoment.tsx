import type { ReactNode } from 'react';
import { exactMinute } from '#web/lib/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';

interface AccountMomentProps {
  /** undefined where there is no such moment. */
  at: Date | undefined;
  /** It in words: "3 months ago". */
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
