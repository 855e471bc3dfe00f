import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('facts stand side by side, without those that are empty', () => {
  expect(sideBySide(['', '9 of 12 links added to Spring', '3 failed'])).toBe(
    '9 of 12 links added to Spring · 3 failed',
  );
});

test('a name that is written from the right takes no number of the next fact', () => {
  expect(sideBySide(['9 of 12 links added to الشتاء', '3 failed'])).toBe(
    '9 of 12 links added to الشتاء\u200e · 3 failed',
  );
});
