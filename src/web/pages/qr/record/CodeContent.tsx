import { lazy, Suspense } from 'react';
import type { Qr } from '#contract/qr.ts';
import { typeTable } from '#web/codes/type-table.tsx';
import { IconText } from '#web/ui/table/IconText.tsx';
import { hasBadges } from './has-badges.ts';

/** Lazy, since few codes are of these types or have badges. */
const RareCodeContent = lazy(async () => ({
  default: (await import('./RareCodeContent.tsx')).RareCodeContent,
}));

/** Shows what a code does and contains, if the server reports it. */
export const CodeContent = ({ code }: { code: Qr }) => {
  const { type, kind, holds = '' } = code;
  if (!type) return null;
  if (kind || hasBadges(code))
    return (
      <Suspense>
        <RareCodeContent code={code} />
      </Suspense>
    );
  const { icon, name } = typeTable[type];
  return <IconText icon={icon} name={name} text={holds} />;
};
