import type { QrType } from '#contract/qr-data.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { typeTable } from '#web/pages/qr/drawing/type-table.tsx';

interface FixedTypeProps {
  type: QrType;
}

export const FixedType = ({ type }: FixedTypeProps) => (
  <Row gap={2}>
    <Badge>{typeTable[type].name}</Badge>
    <Text size="sm" tone="second">
      The type of a code can't change. For another, make a new code.
    </Text>
  </Row>
);
