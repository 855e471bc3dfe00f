import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookStyle } from './look.ts';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};
const pairOf = (style: string, name: string) =>
  new RegExp(`${name}:light-dark\\((#[0-9a-f]{6}),(#[0-9a-f]{6})\\)`).exec(style)?.slice(1) ?? [];

test('text in and on any chosen color is readable in both themes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const style = lookStyle({ theme: 'auto', color: `#${value.toString(16).padStart(6, '0')}` });
      const [onLight = '', onDark = ''] = pairOf(style, '--accent');
      const [fillOnLight = '', fillOnDark = ''] = pairOf(style, '--fill');
      const [inkOnLight = '', inkOnDark = ''] = pairOf(style, '--fill-ink');
      expect(contrast(onLight, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark, '#1a1a18')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fillOnLight, inkOnLight)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fillOnDark, inkOnDark)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a bright color is kept and has black text on it', () => {
  const style = lookStyle({ theme: 'auto', color: '#fde047' });
  expect(pairOf(style, '--fill')).toEqual(['#fde047', '#fde047']);
  expect(pairOf(style, '--fill-ink')).toEqual(['#131312', '#131312']);
});

test('the theme follows the system or is fixed', () => {
  expect(lookStyle({ theme: 'auto', color: '#000000' })).toContain('color-scheme:light dark');
  expect(lookStyle({ theme: 'dark', color: '#000000' })).toContain('color-scheme:dark');
});

test('an invalid color is replaced by the default', () => {
  const style = lookStyle({ theme: 'auto', color: '#fff}</style><script>' });
  expect(style).not.toContain('script');
  expect(style).toBe(lookStyle({ theme: 'auto', color: '#3b53d9' }));
});
