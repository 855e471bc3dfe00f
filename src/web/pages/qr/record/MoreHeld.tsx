import type { MoreKind } from '#qr/more/kinds.ts';
import { moreTable } from '#web/pages/qr/studio/more-table.tsx';
import { IconText } from '#web/ui/table/IconText.tsx';

interface MoreHeldProps {
  kind: MoreKind;
  text: string;
}

/** What a code is beyond its type, and what it holds. */
export const MoreHeld = ({ kind, text }: MoreHeldProps) => {
  const { icon, name } = moreTable[kind];
  return <IconText icon={icon} name={name} text={text} />;
};
