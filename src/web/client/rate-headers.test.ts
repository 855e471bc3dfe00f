import { describe, expect, test } from 'vitest';
import { momentFrom, rateHeaders } from './rate-headers.ts';

const now = Date.UTC(2026, 2, 14, 10, 0, 0);
const in40 = now + 40_000;

describe('a time in a header', () => {
  test.each([
    ['Unix seconds', String(in40 / 1000)],
    ['Unix seconds in quotes', `"${in40 / 1000}"`],
    ['milliseconds', String(in40)],
    ['seconds to go', '40'],
    ['an HTTP date', new Date(in40).toUTCString()],
    ['an ISO date', new Date(in40).toISOString()],
    ["the wire's own date", '2026-03-14 10:00:40'],
  ])('is read from %s', (_, text) => {
    expect(momentFrom(text, now)).toBe(in40);
  });

  test('in the past is read as now', () => {
    expect(momentFrom(String(now / 1000 - 5), now)).toBe(now);
  });

  test.each([[''], [null], [undefined], ['soon'], ['-'], ['999999999'], [String(now / 1000 + 900_000)]])(
    'is unknown for %j',
    (text) => {
      expect(momentFrom(text, now)).toBeUndefined();
    },
  );
});

test('missing and non-numeric rate headers are read as unknown', () => {
  const headers = new Headers({ 'X-RateLimit-Limit': 'many', 'X-RateLimit-Remaining': '7' });
  expect(rateHeaders(headers, now)).toEqual({ limit: undefined, remaining: 7, resetAt: undefined });
});

test('the three rate headers are read despite spaces and quotes', () => {
  const told = { 'X-RateLimit-Limit': ' 30 ', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '"40"' };
  expect(rateHeaders(new Headers(told), now)).toEqual({ limit: 30, remaining: 0, resetAt: in40 });
});

test('a response without rate headers gives no limits', () => {
  const nothing = { limit: undefined, remaining: undefined, resetAt: undefined };
  expect(rateHeaders(new Headers(), now)).toEqual(nothing);
});
