import { listing } from '#web/words/language.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';

const mostNamed = 3;

/** Lists the names of the first few codes and the number of the others. */
export const namedCodes = (codes: readonly { caption: string }[]) =>
  listing([
    ...codes.slice(0, mostNamed).map(({ caption }) => caption),
    ...(codes.length > mostNamed ? [words.others(codes.length - mostNamed)] : []),
  ]);
