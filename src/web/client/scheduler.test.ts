import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lane } from './ledger.ts';
import { memoryLedger } from './ledger-stores.ts';
import {
  createServer,
  createTab,
  createShared,
  saturate,
  visit,
  settled,
  second,
  minute,
  hour,
} from './try-scheduler.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 14, 10) }));
afterEach(() => void vi.useRealTimers());

describe('continuous use', () => {
  test('is never refused, uses most of the limit and never delays a person', async () => {
    const { server, ask } = createTab();
    const stop = saturate(ask, 'bulk');
    const waits = await settled(visit(ask, 24 * 60 * 3, 20 * second - 40), 24 * hour);
    stop();
    expect(server.counts.refused).toBe(0);
    expect(Math.max(...waits)).toBe(40);
    // Thirty a minute, less the five reserved for people.
    expect(server.counts.answered).toBeGreaterThanOrEqual(24 * 60 * 24.5);
  }, 60_000);

  test('in two tabs is never refused and delays a person by less than a second', async () => {
    const server = createServer();
    const share = createShared();
    const [one, other] = [createTab(server), createTab(server)];
    await settled(Promise.all([one.scheduler.share(share()), other.scheduler.share(share())]), 100);
    const stops = [saturate(one.ask, 'bulk'), saturate(other.ask, 'background')];
    const both = Promise.all([visit(one.ask, 120, 30 * second), visit(other.ask, 120, 30 * second)]);
    const waits = (await settled(both, 2 * hour)).flat();
    for (const stop of stops) stop();
    expect(server.counts.refused).toBe(0);
    expect(Math.max(...waits)).toBeLessThan(second);
    expect(server.counts.answered).toBeGreaterThan(120 * 24);
  }, 60_000);

  test('of a server that reports no limit is never refused', async () => {
    const { server, ask } = createTab(createServer({ tells: false }));
    const stop = saturate(ask, 'bulk');
    const waits = await settled(visit(ask, 120, 30 * second - 40), 2 * hour);
    stop();
    expect(server.counts.refused).toBe(0);
    expect(Math.max(...waits)).toBe(40);
  }, 60_000);
});

describe('a spent limit', () => {
  test('orders waiting requests by urgency, then by arrival', async () => {
    const { ask } = createTab(createServer({ limit: 6 }));
    await settled(Promise.all(Array.from({ length: 6 }, () => ask('person'))), second);
    const order: string[] = [];
    const name = (lane: Lane, text: string) => void ask(lane).then(() => order.push(text));
    name('bulk', 'bulk');
    name('background', 'background');
    name('page', 'page');
    name('person', 'first');
    name('person', 'second');
    await vi.advanceTimersByTimeAsync(minute);
    expect(order.slice(0, 3)).toEqual(['first', 'second', 'page']);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(order).toEqual(['first', 'second', 'page', 'background', 'bulk']);
  });

  test('shows how many requests wait and until when, and resets without a request', async () => {
    const { ask, outlook } = createTab(createServer({ limit: 3 }));
    await settled(Promise.all([ask('person'), ask('person'), ask('person')]), 100);
    expect(outlook()).toMatchObject({ limit: 3, isTold: true, remaining: 0, waiting: 0 });
    const waiting = ask('person');
    await vi.advanceTimersByTimeAsync(100);
    expect(outlook()).toMatchObject({ remaining: 0, waiting: 1 });
    expect((outlook()?.waitingUntil ?? 0) - Date.now()).toBeGreaterThan(50 * second);
    await settled(waiting, minute + second);
    await vi.advanceTimersByTimeAsync(minute + second);
    expect(outlook()).toMatchObject({ remaining: 3, waiting: 0, waitingUntil: undefined });
  });

  test('costs nothing for an aborted request', async () => {
    const { ask, server, outlook } = createTab(createServer({ limit: 3 }));
    await settled(Promise.all([ask('person'), ask('person'), ask('person')]), 100);
    const controller = new AbortController();
    const outcome = ask('person', controller.signal).catch(String);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await outcome).toMatch(/abort/i);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(server.counts.answered).toBe(3);
    expect(outlook()).toMatchObject({ waiting: 0 });
  });

  test('keeps the place of a refused request in the queue', async () => {
    const server = createServer({ limit: 2 });
    const { scheduler } = createTab(server);
    const theirs = createTab(server);
    await settled(Promise.all([theirs.ask('person'), theirs.ask('person')]), 100);
    const first = await scheduler.turn({ lane: 'person' });
    expect(await settled(server.ask(first), 100)).toBe(false);
    const order: string[] = [];
    void scheduler.turn({ lane: 'person' }).then(() => order.push('later'));
    void scheduler.turn({ lane: 'person' }, undefined, first.place).then(() => order.push('again'));
    await vi.advanceTimersByTimeAsync(minute);
    expect(order).toEqual(['again', 'later']);
  });
});

describe('a tab’s ledger', () => {
  test('joins the shared ledger, which other tabs see', async () => {
    const server = createServer();
    const share = createShared();
    const [one, other] = [createTab(server), createTab(server)];
    await settled(Promise.all(Array.from({ length: 10 }, () => one.ask('person'))), 100);
    await settled(Promise.all([one.scheduler.share(share()), other.scheduler.share(share())]), 100);
    expect(other.outlook()).toMatchObject({ limit: 30, remaining: 20 });
    await settled(other.ask('person'), 200);
    expect(one.outlook()).toMatchObject({ limit: 30, remaining: 19 });
  });

  test('lets no request through before the requests of other tabs are known', async () => {
    const server = createServer({ limit: 2 });
    const share = createShared();
    const [one, other] = [createTab(server), createTab(server)];
    await settled(one.scheduler.share(share()), 100);
    await settled(Promise.all([one.ask('person'), one.ask('person')]), 200);
    // Simulates a reload, where both start at the same moment.
    void other.scheduler.share(share());
    const asked = other.ask('person');
    await settled(asked, 2 * minute);
    expect(server.counts).toEqual({ answered: 3, refused: 0 });
  });

  test('is forgotten with the account', async () => {
    const { ask, scheduler, outlook } = createTab();
    await settled(ask('person'), 100);
    await settled(scheduler.forget(), 10);
    expect(outlook()).toBeUndefined();
  });

  test('counts a request without a response for a minute', async () => {
    const store = memoryLedger();
    const { scheduler, outlook } = createTab();
    await scheduler.share(store);
    const turn = await scheduler.turn({ lane: 'person' });
    await turn.lost();
    expect(outlook()).toMatchObject({ limit: 30, isTold: false, remaining: 29 });
    await vi.advanceTimersByTimeAsync(minute + second);
    expect(outlook()).toMatchObject({ remaining: 30 });
  });
});
