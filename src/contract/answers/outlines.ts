/**
 * The outlines of the responses that pages need for their first render. The build writes this value out
 * (`tools/inline-values.ts`).
 */
import { allOutlines, isOfFirstView } from './all-outlines.ts';
import type { Outline } from './fits.ts';

export const outlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  allOutlines.filter(([call]) => isOfFirstView(call)),
);
