import { expect, test } from 'vitest';
import { isTyped } from './typed-count.ts';

test('a number is typed with or without its thousands apart, and nothing else is', () => {
  for (const typed of ['10,000', '10000', '10.000', ' 10 000 ']) expect(isTyped(typed, '10,000')).toBe(true);
  for (const typed of ['', ',', '1000', '10,0000']) expect(isTyped(typed, '10,000')).toBe(false);
  expect([isTyped('ada.l', 'ada.l'), isTyped('adal', 'ada.l'), isTyped('', 'ada')]).toEqual([
    true,
    false,
    false,
  ]);
});
