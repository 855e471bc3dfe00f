import type { Theme } from '#contract/look.ts';

export interface Look {
  theme: Theme;
  /** #rrggbb. */
  color: string;
}

const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;

const plain = '#3b53d9';

type Rgb = readonly [red: number, green: number, blue: number];

/** Of what is no color, the plain one: nothing else may get into a style. */
function rgbOf(color: string): Rgb {
  const hex = /^#[0-9a-f]{6}$/i.test(color) ? color : plain;
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** After WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lightest ground of the light theme and of the dark one. */
const light = 0xff;
const dark = 0x1a;

const black = '#131312';

/** The color, moved towards white or black until it stands out from the ground of the theme by 4.5:1. */
function standingOut(rgb: Rgb, ground: number, towards: number): Rgb {
  const from = luminance([ground, ground, ground]);
  for (let part = 0; part < 1; part += 0.05) {
    const [red, green, blue] = rgb;
    const moved: Rgb = [
      red + (towards - red) * part,
      green + (towards - green) * part,
      blue + (towards - blue) * part,
    ];
    if (contrast(luminance(moved), from) >= 4.8) return moved;
  }
  return [towards, towards, towards];
}

/** Which of white and black can be read on it. */
const inkOn = (rgb: Rgb) =>
  contrast(luminance(rgb), 1) >= contrast(luminance(rgb), luminance(rgbOf(black))) ? '#ffffff' : black;

/** Of white on a fill, below which a color is so bright that black is written on it, rather than the color darkened. */
const leastForWhite = 3;

/** What lies under words on the light theme: a bright color stays as it was chosen. */
const fillOnLight = (rgb: Rgb) =>
  contrast(luminance(rgb), 1) < leastForWhite ? rgb : standingOut(rgb, light, 0);

/**
 * The account holder's color and theme as a style. Whatever color was chosen, what is written in it or on it can be
 * read in either theme.
 */
export function lookStyle({ theme, color }: Look): string {
  const rgb = rgbOf(color);
  const onLight = standingOut(rgb, light, 0);
  const onDark = standingOut(rgb, dark, 255);
  const fill = fillOnLight(rgb);
  return (
    `:root,.shown{color-scheme:${schemes[theme]}}` +
    `.shown{--accent:light-dark(${hexOf(onLight)},${hexOf(onDark)});` +
    `--fill:light-dark(${hexOf(fill)},${hexOf(onDark)});` +
    `--fill-ink:light-dark(${inkOn(fill)},${inkOn(onDark)});--tint:${hexOf(rgb)}}`
  );
}
