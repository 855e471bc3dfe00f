import { expect, test } from 'vitest';
import { isNewestFirst } from './newest-first.ts';

const rows = (...dates: string[]) => dates.map((date) => ({ date }));
const [old, late] = ['2026-03-14 10:00:00', '2026-11-02 08:00:00'];

test.each([
  [[], true],
  [[late, late, old], true],
  [[old, late], false],
  [[late, '', old, ''], true],
  [[late, old, late], false],
])('the dates %j are in newest-first order: %s', (dates, is) => {
  expect(isNewestFirst(rows(...dates))).toBe(is);
});
