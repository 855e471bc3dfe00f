import { z } from 'zod/mini';

const colorError = 'Enter a color such as #3b53d9.';

/** `#rgb` or `#rrggbb`. It becomes `#rrggbb`, without a change of letter case. */
export const HexColor = z.string(colorError).check(
  z.trim(),
  z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, colorError),
  z.overwrite((hex) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex)),
);

/** `auto` follows the visitor's system. */
export const themes = ['auto', 'light', 'dark'] as const;
export const Theme = z.enum(themes, `The theme must be one of ${themes.join(', ')}.`);
export type Theme = z.output<typeof Theme>;

/** How a page for visitors looks, as responses have it. */
export const look = { theme: Theme, color: z.string() };
