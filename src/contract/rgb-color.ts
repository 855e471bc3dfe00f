import { z } from 'zod/mini';

const colorError = 'Enter a color such as rgb(27,27,25).';

/** `rgb(r,g,b)`, each from 0 to 255. Spaces are removed. */
export const RgbColor = z.string(colorError).check(
  z.trim(),
  z.regex(/^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/, colorError),
  z.overwrite((value) => value.replaceAll(/\s/g, '')),
  z.refine((value) => (value.match(/\d+/g) ?? []).every((part) => Number(part) <= 255), colorError),
);
