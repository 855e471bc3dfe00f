import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('facts are joined with dots, without empty ones', () => {
  expect(sideBySide(['', '9 of 12 links added to Spring', '3 failed'])).toBe(
    '9 of 12 links added to Spring · 3 failed',
  );
});

test('a name in a right-to-left script is followed by a left-to-right mark', () => {
  expect(sideBySide(['9 of 12 links added to الشتاء', '3 failed'])).toBe(
    '9 of 12 links added to الشتاء\u200e · 3 failed',
  );
});
