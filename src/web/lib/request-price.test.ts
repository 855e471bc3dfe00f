import { expect, test } from 'vitest';
import { requestPrice } from './request-price.ts';

test.each([
  [1, 30, 30, '< 1 min'],
  [30, 30, 30, '< 1 min'],
  [45, 30, 28, '≈ 1 min'],
  [120, 30, 10, '≈ 4 min'],
  [3, 30, 0, '≈ 1 min'],
  [45, undefined, undefined, '≈ 1 min'],
])('%i requests at %s a minute with %s left: %s', (requests, limit, remaining, price) => {
  expect(requestPrice(requests, limit, remaining)).toBe(price);
});
