import type { Qr } from '#contract/qr.ts';
import { typeTable } from '#web/codes/type-table.tsx';
import { moreTable } from '#web/pages/qr/studio/more-table.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { IconText } from '#web/ui/table/IconText.tsx';
import { hasBadges } from './has-badges.ts';
import { QrBadges } from './QrBadges.tsx';

interface RareCodeContentProps {
  code: Qr;
}

/** Shows what a code of a rare type contains, and what restricts a code. */
export const RareCodeContent = ({ code }: RareCodeContentProps) => {
  const { type = 'text', kind, holds = '' } = code;
  const { icon, name } = kind ? moreTable[kind] : typeTable[type];
  const held = <IconText icon={icon} name={name} text={holds} />;
  return hasBadges(code) ? <Lines first={held} second={<QrBadges code={code} most={2} />} /> : held;
};
