import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { LivePulse } from '#web/ui/chart/LivePulse.tsx';
import { LiveRoom } from '#web/ui/chart/LiveRoom.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { live as words } from '#web/words/live.ts';

interface LiveFrameProps {
  isOn?: boolean;
  told?: string;
  children?: ReactNode;
}

/**
 * Reserves space for the visits of the last half hour from the start, so that new visits don't move the content below.
 */
export const LiveFrame = ({ isOn = false, told, children }: LiveFrameProps) => (
  <Card
    title={words.title}
    actions={
      <TextLink to="/live" look="accent">
        {words.open}
      </TextLink>
    }
  >
    <Stack gap={3}>
      <Row gap={2} nowrap>
        {told === undefined ? <Skeleton width="half" late /> : <LivePulse isOn={isOn} />}
        <span role="status">
          <Text size="sm">{told ?? '\u00a0'}</Text>
        </span>
      </Row>
      <LiveRoom>
        {children ?? (
          <Stack gap={8}>
            <Skeleton late />
            <Skeleton width="most" late />
            <Skeleton width="half" late />
          </Stack>
        )}
      </LiveRoom>
    </Stack>
  </Card>
);
