const partsOf = (color: string) => (color.match(/\d+/g) ?? []).map(Number);

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the background's color if words in it are readable on `color`. Otherwise returns black or white. */
export function readableOn(color: string, background: string): string {
  const under = luminance(color);
  if (contrast(under, luminance(background)) >= 4.5) return background;
  return under > 0.18 ? 'rgb(0,0,0)' : 'rgb(255,255,255)';
}

/** Returns red, green and blue from 0 to 1, as PDF and EPS need them. */
export const inksOf = (color: string): number[] =>
  partsOf(color).map((part) => Math.round((part / 255) * 1000) / 1000);
