import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { type Drawing, imageOf } from '#web/pages/qr/drawing/drawing.ts';
import type { QrType } from '#contract/qr-data.ts';
import { explained, type Variant, variantOptions } from '#web/pages/qr/drawing/variants.ts';
import { VerdictList } from '#web/pages/qr/drawing/VerdictList.tsx';
import { labels } from '#web/words/labels.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';

interface StudioPictureProps {
  type: QrType;
  variant: Variant;
  onVariant: (variant: Variant) => void;
  drawing: Drawing | undefined;
  /** Why there is none. */
  missing: string;
  /** A dynamic code without an address of its own yet. */
  isSample: boolean;
}

/** The preview and its scan check. */
export const StudioPicture = ({
  type,
  variant,
  onVariant,
  drawing,
  missing,
  isSample,
}: StudioPictureProps) => (
  <Card title={labels.preview}>
    <Stack gap={3}>
      <Row>
        <SegmentedControl
          label={qrDrawing.kind}
          value={variant}
          onChange={onVariant}
          options={variantOptions}
        />
      </Row>
      <QrPicture
        size="large"
        src={drawing && imageOf(drawing)}
        overlay={drawing?.overlay}
        alt={words.previewOf}
        missing={missing}
      />
      {isSample && drawing ? <Notice>{words.sample}</Notice> : null}
      {drawing ? <VerdictList drawing={drawing} /> : null}
      <Text size="sm" tone="second" as="p">
        {explained(variant, type)}
      </Text>
    </Stack>
  </Card>
);
