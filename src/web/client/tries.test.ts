import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryRead } from './tries.ts';

afterEach(() => vi.useRealTimers());

const failing = (times: number, error: () => ApiError) => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked <= times) throw error();
    return 'here';
  };
  return { ask, asked: () => asked };
};

test('a read that waits for its next try goes on at once when the connection is back', async () => {
  vi.useFakeTimers();
  const gone = failing(2, () => new ApiError('No answer.', { kind: 'unreachable', status: 0 }));
  const answer = retryRead({ lane: 'bulk' }, undefined, gone.ask);
  await vi.advanceTimersByTimeAsync(1300);
  expect(gone.asked()).toBe(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(gone.asked()).toBe(3);
  expect(await answer).toBe('here');
});

test('a wait that the server has asked for is not cut short by that', async () => {
  vi.useFakeTimers();
  const retryAt = Date.now() + 20_000;
  const busy = failing(1, () => new ApiError('Busy.', { kind: 'refused', status: 503, retryAt }));
  const answer = retryRead({ lane: 'bulk' }, undefined, busy.ask);
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(busy.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('here');
});
