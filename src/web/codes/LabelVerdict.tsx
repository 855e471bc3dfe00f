import type { LabelFormat } from '#qr/label-formats.ts';
import { sideOn } from '#qr/label-sheets.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { listing } from '#web/words/language.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { largeEnough, tooSmallOn } from './label-choices.ts';
import { nameOfFormat } from './print-sheets.ts';
import type { PrintSize } from './use-print-sizes.ts';

interface LabelVerdictProps {
  format: LabelFormat;
  sizes: readonly PrintSize[];
  hasNames: boolean;
  onFormat: (id: string) => void;
  onNoNames: () => void;
}

const mostNamed = 3;

const named = (sizes: readonly PrintSize[]) =>
  listing([
    ...sizes.slice(0, mostNamed).map(({ caption }) => caption),
    ...(sizes.length > mostNamed ? [words.others(sizes.length - mostNamed)] : []),
  ]);

/** Whether the codes can be scanned in the size that they have on labels, and what helps. */
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
          {named(unread)}
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
          {words.smallest(named(small), Math.max(...small.map(({ from = 0 }) => from)))}
        </Notice>
      ) : null}
    </>
  );
};
