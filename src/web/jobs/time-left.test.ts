import { describe, expect, test } from 'vitest';
import { requestTime, secondsFor } from '#web/client/request-time.ts';
import { timeLeft } from './time-left.ts';

const minute = 60_000;

describe('the time that requests take', () => {
  test.each([
    ['person', 1, 30, 30, undefined],
    ['person', 30, 30, 30, undefined],
    ['person', 3, 30, 0, '≈ 1 min'],
    ['bulk', 25, 30, 30, undefined],
    ['bulk', 30, 30, 30, '≈ 1 min'],
    ['bulk', 45, 30, 28, '≈ 1 min'],
    ['bulk', 120, 30, 10, '≈ 5 min'],
    ['bulk', 45, undefined, undefined, '≈ 1 min'],
    ['background', 40, 30, undefined, '≈ 2 min'],
  ] as const)(
    'in the lane %s for %i requests at %s a minute with %s left: %s',
    (lane, requests, limit, remaining, time) => {
      expect(requestTime(requests, { limit, remaining }, lane)).toBe(time);
    },
  );

  test.each([60, 120, 300, 900])(
    'is estimated the same before %i requests start and while they run',
    (requests) => {
      const pace = { limit: 30, remaining: 30 };
      const before = requestTime(requests, pace, 'bulk')?.match(/\d+/)?.[0];
      expect(timeLeft(secondsFor(requests, pace, 'bulk', 0))).toContain(` ${before} minute`);
    },
  );

  test('includes no waiting within the limit', () => {
    expect(secondsFor(10, { limit: 30, remaining: 25, resetAt: minute }, 'bulk', 0)).toBe(4);
  });

  test('grows by a minute for each limit’s worth of requests, less the reserve for people', () => {
    expect(timeLeft(secondsFor(75, { limit: 30, remaining: 0, resetAt: minute }, 'bulk', 0))).toBe(
      'about 3 minutes left',
    );
    expect(secondsFor(25, { limit: 30, remaining: 5, resetAt: 20_000 }, 'bulk', 0)).toBe(20);
  });

  test('follows from the documented limit when the server’s limit is unknown', () => {
    expect(timeLeft(secondsFor(50, {}, 'bulk', 0))).toBe('about 1 minute left');
  });
});

test('the time left is shown in rounded seconds and minutes', () => {
  expect(timeLeft(0.2)).toBe('1 second left');
  expect(timeLeft(42)).toBe('42 seconds left');
  expect(timeLeft(170)).toBe('about 3 minutes left');
});
