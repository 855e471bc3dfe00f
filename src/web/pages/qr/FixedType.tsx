import type { QrType } from '#contract/qr-data.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Row } from '#web/ui/Row.tsx';
import { Text } from '#web/ui/Text.tsx';
import { typeTable } from './type-table.tsx';

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
