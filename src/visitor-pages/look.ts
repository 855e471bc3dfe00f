import type { Theme } from '#contract/look.ts';

export interface Look {
  theme: Theme;
  /** In the format #rrggbb. */
  color: string;
}

const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;

const plain = '#3b53d9';

type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the default color for anything that isn't a color, so that nothing else can get into a style. */
function rgbOf(color: string): Rgb {
  const hex = /^#[0-9a-f]{6}$/i.test(color) ? color : plain;
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The relative luminance of WCAG 2. */
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

/** The lightest background of the light theme and of the dark theme. */
const light = 0xff;
const dark = 0x1a;

const black = '#131312';

/** Moves the color towards white or black until its contrast to the theme's background is at least 4.5:1. */
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

/** Returns whichever of white and black is readable on the color. */
const inkOn = (rgb: Rgb) =>
  contrast(luminance(rgb), 1) >= contrast(luminance(rgb), luminance(rgbOf(black))) ? '#ffffff' : black;

/**
 * Minimum contrast of white on a fill. Below that the color is so bright that it gets black text instead of being
 * darkened.
 */
const minContrastForWhite = 3;

/** The background of text in the light theme. A bright color stays as it was chosen. */
const fillOnLight = (rgb: Rgb) =>
  contrast(luminance(rgb), 1) < minContrastForWhite ? rgb : standingOut(rgb, light, 0);

/**
 * Returns the account's color and theme as a style. Whatever color was chosen, text in it or on it is readable in
 * either theme.
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
