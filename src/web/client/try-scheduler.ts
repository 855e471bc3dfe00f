/** Simulates a server with a limit and tabs that call it, for tests with fake timers. */
import { vi } from 'vitest';
import { blankLedger, type Lane, type Ledger } from './ledger.ts';
import type { LedgerStore } from './ledger-stores.ts';
import type { RateHeaders } from './rate-headers.ts';
import { createScheduler, type Outlook, type Turn } from './scheduler.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Creates a server that takes `limit` requests in each minute. A minute begins with its first request. */
export function createServer({ limit = 30, tells = true } = {}) {
  let windowEnd = 0;
  let taken = 0;
  const counts = { answered: 0, refused: 0 };
  const arrivals: number[] = [];
  return {
    counts,
    /** Returns the most requests that arrived within any minute. */
    most: () =>
      Math.max(...arrivals.map((end) => arrivals.filter((at) => at > end - minute && at <= end).length)),
    /** Takes `milliseconds` to respond, then reports the outcome to the turn. */
    async ask(turn: Turn, milliseconds = 40) {
      await sleep(milliseconds / 2);
      arrivals.push(Date.now());
      if (Date.now() >= windowEnd) {
        windowEnd = Date.now() + minute;
        taken = 0;
      }
      const isOver = taken >= limit;
      taken = Math.min(limit, taken + 1);
      const told: RateHeaders = tells ? { limit, remaining: limit - taken, resetAt: windowEnd } : {};
      await sleep(milliseconds / 2);
      counts[isOver ? 'refused' : 'answered'] += 1;
      await (isOver ? turn.refused(windowEnd) : turn.answered(told));
      return !isOver;
    },
  };
}

export function createTab(server = createServer()) {
  let outlook: Outlook | undefined;
  const scheduler = createScheduler((next) => (outlook = next));
  const ask = async (lane: Lane, signal?: AbortSignal) => server.ask(await scheduler.turn({ lane }, signal));
  return { scheduler, server, ask, outlook: () => outlook };
}

/** Creates a ledger shared by two tabs. Each step takes a moment, as with IndexedDB. */
export function createShared(): () => LedgerStore {
  let ledger: Ledger = blankLedger;
  let busy: Promise<unknown> = Promise.resolve();
  const listeners: (() => void)[] = [];
  return () => {
    const own: (() => void)[] = [];
    return {
      async change(step) {
        const turn = busy.then(async () => {
          await sleep(1);
          const [next, result] = step(ledger);
          const isChanged = next !== ledger;
          ledger = next;
          if (isChanged)
            setTimeout(() => {
              for (const listener of listeners) if (!own.includes(listener)) listener();
            }, 1);
          return result;
        });
        busy = turn;
        return turn;
      },
      watch(listener) {
        own.push(listener);
        listeners.push(listener);
      },
      close() {},
    };
  };
}

/** Sends requests endlessly, one after the other, as a large job does, with `abreast` in flight at a time. */
export function saturate(ask: (lane: Lane) => Promise<unknown>, lane: Lane, abreast = 3) {
  const over = new AbortController();
  const work = async () => {
    while (!over.signal.aborted) await ask(lane);
  };
  for (let worker = 0; worker < abreast; worker += 1) void work();
  return () => over.abort();
}

/** Simulates a user who requests something now and then. Returns how long each wait was. */
export async function visit(ask: (lane: Lane) => Promise<unknown>, requests: number, everyMs: number) {
  const waits: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const asked = Date.now();
    await ask('person');
    waits.push(Date.now() - asked);
    await sleep(everyMs);
  }
  return waits;
}

export async function settled<Value>(promise: Promise<Value>, within: number): Promise<Value> {
  await vi.advanceTimersByTimeAsync(within);
  return promise;
}
