import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer, createTab, createShared, saturate, settled, second, minute } from './try-scheduler.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 14, 10) }));
afterEach(() => void vi.useRealTimers());

describe('any minute', () => {
  test.each([
    ['of one window and the next', { limit: 30 }, 3, 40],
    ['where the server tells nothing', { limit: 30, tells: false }, 3, 40],
    ['where answers take long', { limit: 30 }, 12, 9 * second],
    ['where the limit is small', { limit: 10 }, 3, 400],
  ])('has no more requests than the limit allows: %s', async (_where, of, abreast, milliseconds) => {
    const server = createServer(of);
    const { scheduler } = createTab(server);
    const stop = saturate(
      async () => server.ask(await scheduler.turn({ lane: 'person' }), milliseconds),
      'person',
      abreast,
    );
    await vi.advanceTimersByTimeAsync(10 * minute);
    stop();
    expect(server.most()).toBeLessThanOrEqual(of.limit);
    expect(server.counts.answered).toBeGreaterThan(6 * of.limit);
    expect(server.counts.refused).toBe(0);
  });

  test('has no more requests than the limit allows with two tabs together', async () => {
    const server = createServer();
    const share = createShared();
    const tabs = [createTab(server), createTab(server)];
    await settled(Promise.all(tabs.map(({ scheduler }) => scheduler.share(share()))), 100);
    const stops = tabs.map(({ ask }) => saturate(ask, 'person'));
    await vi.advanceTimersByTimeAsync(5 * minute);
    for (const stop of stops) stop();
    expect(server.most()).toBeLessThanOrEqual(30);
  });

  test('has no more requests than a limit learned from the first refusal allows', async () => {
    const server = createServer({ limit: 10, tells: false });
    const { ask, outlook } = createTab(server);
    const stop = saturate(ask, 'person', 1);
    await vi.advanceTimersByTimeAsync(20 * minute);
    stop();
    expect(server.counts.refused).toBe(1);
    expect(server.counts.answered).toBeGreaterThan(19 * 9);
    expect(outlook()).toMatchObject({ limit: 10, isTold: false });
  });

  test('keeps its limit when another program has spent part of it', async () => {
    const server = createServer({ limit: 30, tells: false });
    const [theirs, { ask, outlook }] = [createTab(server), createTab(server)];
    await settled(Promise.all(Array.from({ length: 28 }, () => theirs.ask('person'))), 100);
    await settled(Promise.all([ask('person'), ask('person'), ask('person')]), minute);
    expect(server.counts.refused).toBe(1);
    expect(outlook()).toMatchObject({ limit: 30 });
  });
});
