import { expect, test } from 'vitest';
import { isTyped, ungrouped } from './typed-count.ts';

test('a count can be typed to confirm with or without its thousands separators', () => {
  for (const typed of ['10,000', '10000', '10.000', ' 10 000 ']) expect(isTyped(typed, '10,000')).toBe(true);
  for (const typed of ['', ',', '1000', '10,0000']) expect(isTyped(typed, '10,000')).toBe(false);
  expect([isTyped('ada.l', 'ada.l'), isTyped('adal', 'ada.l'), isTyped('', 'ada')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('thousands separators are removed, and other separators are kept', () => {
  expect(['1,000', '1.234.567', ' 12 500 ', '1’000', '250'].map(ungrouped)).toEqual([
    '1000',
    '1234567',
    '12500',
    '1000',
    '250',
  ]);
  expect(['2.5', '1,50', '-5', '1.0000', ''].map(ungrouped)).toEqual(['2.5', '1,50', '-5', '1.0000', '']);
});
