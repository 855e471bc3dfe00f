import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBudget, waitForTurn } from './budget.ts';
import { joinRead } from './joined-reads.ts';
import type { Lane } from './ledger.ts';
import type { TurnOptions } from './scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetBudget();
});
afterEach(() => void vi.useRealTimers());

/** Sends a request when it's its turn. After thirty of them the minute is spent. */
async function ask(wish: TurnOptions, name: string, order: string[], stop?: AbortSignal) {
  const turn = await waitForTurn(wish, stop);
  order.push(name);
  await turn.answered({});
  return name;
}

async function spend() {
  for (let request = 0; request < 30; request += 1) await ask({ lane: 'person' }, '', []);
}

test('a waiting read moves up the queue when a more urgent caller joins it', async () => {
  await spend();
  const order: string[] = [];
  const read = (name: string, lane: Lane) =>
    joinRead(name, lane, undefined, (wish, stop) => ask(wish, name, order, stop));
  const all = [read('a', 'bulk'), read('b', 'background'), read('c', 'page'), read('a', 'person')];
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'a']);
  expect(order).toEqual(['a', 'c', 'b']);
});

test('a waiting read that every caller aborts is never sent', async () => {
  await spend();
  const order: string[] = [];
  const [one, other] = [new AbortController(), new AbortController()];
  const read = ({ signal }: AbortController) =>
    joinRead('a', 'person', signal, (wish, stop) => ask(wish, 'a', order, stop)).catch(String);
  const outcomes = [read(one), read(other)];
  one.abort();
  other.abort();
  expect(await Promise.all(outcomes)).toEqual([
    expect.stringMatching(/abort/i),
    expect.stringMatching(/abort/i),
  ]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(order).toEqual([]);
});

test('a failed read is sent again on the next call', async () => {
  const start = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('Away.')));
  await expect(joinRead('a', 'person', undefined, start)).rejects.toThrow('Away.');
  start.mockResolvedValue('here');
  expect(await joinRead('a', 'person', undefined, start)).toBe('here');
});
