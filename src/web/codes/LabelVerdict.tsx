import type { LabelFormat } from '#qr/label-formats.ts';
import { sideOn } from '#qr/label-sheets.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { largeEnough, tooSmallOn } from './label-choices.ts';
import { namedCodes } from './named-codes.ts';
import { nameOfFormat } from './print-sheets.ts';
import type { PrintSize } from './use-print-sizes.ts';

interface LabelVerdictProps {
  format: LabelFormat;
  sizes: readonly PrintSize[];
  hasNames: boolean;
  onFormat: (id: string) => void;
  onNoNames: () => void;
}

/** Groups codes by their smallest size, largest first. */
const bySize = (sizes: readonly PrintSize[]) =>
  [...Map.groupBy(sizes, ({ from = 0 }) => from)].toSorted(([one], [other]) => other - one);

/** Shows whether the codes can be scanned at their size on the labels, with a fix if there is one. */
export const LabelVerdict = ({ format, sizes, hasNames, onFormat, onNoNames }: LabelVerdictProps) => {
  const unread = sizes.filter(({ from }) => from === undefined);
  const small = tooSmallOn(sizes, format, hasNames);
  const side = Math.floor(Math.min(...small.map(({ plan }) => sideOn(format, plan, hasNames))));
  const isHelpedByNoNames = hasNames && tooSmallOn(sizes, format, false).length === 0;
  const larger = largeEnough(sizes, format, hasNames);
  return (
    <>
      {unread.length > 0 ? (
        <Notice tone="bad" title={words.unread(unread.length)}>
          {namedCodes(unread)}
        </Notice>
      ) : null}
      {small.length > 0 ? (
        <Notice
          tone="warn"
          title={words.tooSmallAt(small.length, side)}
          action={
            isHelpedByNoNames ? (
              <Button size="small" onClick={onNoNames}>
                {words.withoutNames}
              </Button>
            ) : larger ? (
              <Button size="small" onClick={() => onFormat(larger.id)}>
                {words.useFormat(nameOfFormat(larger))}
              </Button>
            ) : undefined
          }
        >
          {bySize(small).map(([from, codes]) => (
            <p key={from}>{words.smallest(namedCodes(codes), from)}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
};
