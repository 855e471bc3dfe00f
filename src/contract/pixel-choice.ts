import { z } from 'zod/mini';
import { given, idIn } from './envelope.ts';
import { preprocess } from './preprocess.ts';

/** Maximum pixels per link or bio page. */
export const maxPixels = 20;

const error = 'Enter the ids of pixels, such as [7].';

const PixelIds = preprocess(
  (value) => (value === undefined || value === null || Array.isArray(value) ? value : [value]),
  z.array(idIn(error), error).check(
    z.maxLength(maxPixels, `Use at most ${maxPixels} pixels.`),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
) as unknown as z.ZodMiniArray<ReturnType<typeof idIn>>;

/** The pixels that fire for visitors. A single id is also accepted without a list. `[]` removes all of them. */
export const GivenPixels = given(PixelIds, 'The pixels that fire for its visitors; [] for none');
