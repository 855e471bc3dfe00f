import { listing } from '#web/words/language.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';

const mostNamed = 3;

/** The names of codes, as far as they have room. */
export const namedCodes = (codes: readonly { caption: string }[]) =>
  listing([
    ...codes.slice(0, mostNamed).map(({ caption }) => caption),
    ...(codes.length > mostNamed ? [words.others(codes.length - mostNamed)] : []),
  ]);
