import type { ReactNode, Ref } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { type Drawing, imageOf } from '#web/codes/drawing.ts';
import { VerdictList } from '#web/codes/VerdictList.tsx';
import { labels } from '#web/words/labels.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { FocusPlace } from './FocusPlace.tsx';

interface StudioPictureProps {
  drawing: Drawing | undefined;
  /** Why there is no drawing. */
  missing: string;
  /** Whether it's a dynamic code that doesn't have its own address yet. */
  isSample: boolean;
  /** Changes that would make the code easier to read. */
  remedies: ReactNode;
  /** The element that contains the scan check and the remedies. */
  verdict: Ref<HTMLDivElement>;
}

export const StudioPicture = ({ drawing, missing, isSample, remedies, verdict }: StudioPictureProps) => (
  <Card title={labels.preview}>
    <Stack gap={3}>
      <QrPicture
        size="large"
        src={drawing && imageOf(drawing)}
        overlay={drawing?.overlay}
        alt={words.previewOf}
        missing={missing}
      />
      {isSample && drawing ? (
        <Text size="sm" tone="second" as="p">
          {words.sample}
        </Text>
      ) : null}
      <FocusPlace ref={verdict} gap={3}>
        {drawing ? <VerdictList drawing={drawing} /> : null}
        <Row gap={2}>{remedies}</Row>
      </FocusPlace>
    </Stack>
  </Card>
);
