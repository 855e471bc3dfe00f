import { listing } from '#web/words/language.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';

const maxNamed = 3;

/** Lists the names of the first few codes and the number of the others. */
export const namedCodes = (codes: readonly { caption: string }[]) =>
  listing([
    ...codes.slice(0, maxNamed).map(({ caption }) => caption),
    ...(codes.length > maxNamed ? [words.others(codes.length - maxNamed)] : []),
  ]);
