import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

const now = Date.UTC(2026, 2, 1, 12, 0, 0);

test.each([
  [null, 'never', 'Never'],
  ['2027-03-01 12:00:00', 'running', 'In 11 months'],
  ['2029-04-01 12:00:00', 'running', 'In 3 years'],
  ['2026-05-01 12:00:00', 'running', 'In 61 days'],
  ['2026-03-08 12:00:00', 'soon', 'In 7 days'],
  ['2026-03-08 00:30:00', 'soon', 'In 7 days'],
  ['2026-03-01 14:30:00', 'soon', 'In 2 hours'],
  ['2026-03-01 11:30:00', 'over', '30 minutes ago'],
  ['2026-03-01 11:59:30', 'over', 'Just now'],
  ['2026-02-26 12:00:00', 'over', '3 days ago'],
  ['whenever', 'unknown', 'whenever'],
  ['', 'unknown', 'Unknown'],
] as const)('an expiry of %j is %s and reads “%s”', (expires, state, words) => {
  expect(expiryOf(expires, now)).toMatchObject({ state, words });
});

test('the exact time of an expiry includes its time zone', () => {
  expect(expiryOf('2026-03-08 12:00:00', now).exactly).toMatch(/2026.*\d\d:\d\d (?!:)/);
  expect(expiryOf(null, now).exactly).toBeUndefined();
});
