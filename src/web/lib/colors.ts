export type Rgb = readonly [red: number, green: number, blue: number];

const hexForm = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgbForm = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;

/** Reads `#abc`, `#aabbcc`, the same without `#`, and `rgb(r,g,b)`. */
export const parseColor = (text: string): Rgb | undefined => {
  const hex = hexForm.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const value = Number.parseInt(full, 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  }
  const rgb = rgbForm.exec(text.trim());
  if (!rgb) return undefined;
  const [red = 0, green = 0, blue = 0] = rgb.slice(1).map(Number);
  return Math.max(red, green, blue) <= 255 ? [red, green, blue] : undefined;
};

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Converts any form that parseColor reads to `#rrggbb`. Returns undefined if it isn't a color. */
export const toHex = (text: string) => {
  const rgb = parseColor(text);
  return rgb && hexOf(rgb);
};

/**
 * Converts any form that parseColor reads to `rgb(r,g,b)` without spaces, the form that the service uses. Returns
 * undefined if it isn't a color.
 */
export const toRgb = (text: string) => {
  const rgb = parseColor(text);
  return rgb && `rgb(${rgb.join(',')})`;
};

const luminance = (rgb: Rgb) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast by WCAG 2, from 1 to 21. Returns undefined if either isn't a color. */
export const contrastRatio = (one: string, other: string) => {
  const first = parseColor(one);
  const second = parseColor(other);
  if (!first || !second) return undefined;
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
