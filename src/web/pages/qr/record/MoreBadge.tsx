import type { MoreKind } from '#qr/more/kinds.ts';
import { moreTable } from '#web/pages/qr/studio/more-table.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';

interface MoreBadgeProps {
  kind: MoreKind;
}

export const MoreBadge = ({ kind }: MoreBadgeProps) => <Badge>{moreTable[kind].name}</Badge>;
