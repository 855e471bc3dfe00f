import { expect, test } from 'vitest';
import { requestTime } from './request-time.ts';

test.each([
  [1, 30, 30, undefined],
  [30, 30, 30, undefined],
  [45, 30, 28, '≈ 1 min'],
  [120, 30, 10, '≈ 4 min'],
  [3, 30, 0, '≈ 1 min'],
  [45, undefined, undefined, '≈ 1 min'],
])('%i requests at %s a minute with %s left: %s', (requests, limit, remaining, time) => {
  expect(requestTime(requests, limit, remaining)).toBe(time);
});
