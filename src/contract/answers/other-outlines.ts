/** The outlines of all other answers. The build writes this value out too. */
import { allOutlines, isOfFirstView } from './all-outlines.ts';
import type { Outline } from './fits.ts';

export const otherOutlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  allOutlines.filter(([call]) => !isOfFirstView(call)),
);
