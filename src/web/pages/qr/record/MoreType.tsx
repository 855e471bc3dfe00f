import type { MoreKind } from '#qr/more/kinds.ts';
import { moreTable } from '#web/pages/qr/studio/more-table.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { IconText } from '#web/ui/table/IconText.tsx';

interface MoreTypeProps {
  kind: MoreKind;
}

export const MoreBadge = ({ kind }: MoreTypeProps) => <Badge>{moreTable[kind].name}</Badge>;

interface MoreHeldProps extends MoreTypeProps {
  text: string;
}

export const MoreHeld = ({ kind, text }: MoreHeldProps) => {
  const { icon, name } = moreTable[kind];
  return <IconText icon={icon} name={name} text={text} />;
};
