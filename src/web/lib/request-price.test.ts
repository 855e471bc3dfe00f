import { expect, test } from 'vitest';
import { requestPrice } from './request-price.ts';

test.each([
  [1, 30, 30, '1 request'],
  [30, 30, 30, '30 requests'],
  [45, 30, 28, '45 requests, about 1 minute'],
  [120, 30, 10, '120 requests, about 4 minutes'],
  [3, 30, 0, '3 requests, about 1 minute'],
  [45, undefined, undefined, '45 requests, about 1 minute'],
])('%i requests at %s a minute with %s left: %s', (requests, limit, remaining, price) => {
  expect(requestPrice(requests, limit, remaining)).toBe(price);
});
