import { expect, it } from 'vitest';
import { contrastRatio, parseColor, toHex, toRgb } from './colors.ts';

it('hex, short hex and rgb colors are read', () => {
  expect(parseColor('#1b2c3d')).toEqual([27, 44, 61]);
  expect(parseColor('abc')).toEqual([170, 187, 204]);
  expect(parseColor('rgb( 1, 2 ,255)')).toEqual([1, 2, 255]);
});

it('an invalid color is undefined', () => {
  for (const text of ['', 'red', '#12', '#12345g', 'rgb(1,2)', 'rgb(1,2,256)'])
    expect(toHex(text)).toBeUndefined();
});

it('hex and rgb colors convert into each other', () => {
  expect(toRgb('#D9603B')).toBe('rgb(217,96,59)');
  expect(toHex('rgb(217,96,59)')).toBe('#d9603b');
});

it('contrast is calculated as WCAG defines it', () => {
  expect(contrastRatio('#000', '#fff')).toBe(21);
  expect(contrastRatio('#fff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#fff', 'blue')).toBeUndefined();
});
