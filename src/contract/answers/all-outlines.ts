/** The outlines of all responses, by method and path. */
import { endpoints } from '#contract/endpoints.ts';
import type { Outline } from './fits.ts';
import { outlineOf } from './outline.ts';

export const allOutlines: readonly (readonly [call: string, outline: Outline])[] = endpoints.flatMap((of) => {
  const outline = of.file ? undefined : outlineOf(of.response);
  return outline === undefined ? [] : [[`${of.method} ${of.path}`, outline] as const];
});

/**
 * Returns whether a page needs the response for its first render. That covers lists and their figures, single records,
 * and the account.
 */
export const isOfFirstView = (call: string) =>
  /^GET \/api\/(?:account|figures|qr\/:id|register|series|urls|qr|campaigns|channels|domains|pixels|overlay|splash|bio)$/.test(
    call,
  );
