/** The outlines of all answers, by method and path. The build writes this value out (`tools/written-out.ts`). */
import { endpoints } from '#contract/endpoints.ts';
import type { Outline } from './fits.ts';
import { outlineOf } from './outline.ts';

export const outlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  endpoints.flatMap((of) => {
    const outline = of.file ? undefined : outlineOf(of.response);
    return outline === undefined ? [] : [[`${of.method} ${of.path}`, outline]];
  }),
);
