/** The outlines of all other responses. The build writes out this value too. */
import { allOutlines, isOfFirstView } from './all-outlines.ts';
import type { Outline } from './fits.ts';

export const otherOutlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  allOutlines.filter(([call]) => !isOfFirstView(call)),
);
