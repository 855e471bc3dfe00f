import type { ReactNode } from 'react';
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
  /** What there is, in words; it has its place before it is known. */
  told?: string;
  children?: ReactNode;
}

/** Visits of the last half hour, in the room that they take from the start: what comes moves nothing below it. */
export const LiveFrame = ({ isOn = false, told = '\u00a0', children }: LiveFrameProps) => (
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
        <LivePulse isOn={isOn} />
        <span role="status">
          <Text size="sm">{told}</Text>
        </span>
      </Row>
      <LiveRoom>{children}</LiveRoom>
    </Stack>
  </Card>
);
