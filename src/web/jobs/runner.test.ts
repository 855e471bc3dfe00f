import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import { withRetry, cancelled, isUnderWay, type Job, newJob, paused } from './job.ts';
import { type JobStore, openStore } from './job-store.ts';
import { defineKind, doneBy, type Kind } from './kind.ts';
import { runJobs } from './runner.ts';
import { memoryStorage } from './job-storage.ts';
import { never, only, rows, run, work } from './try-jobs.ts';

const unreachable = () => new ApiError('No answer.', { kind: 'unreachable', status: 0 });
const garbled = () => {
  const fault = { request: 'POST /api/thing/add', status: 200, sent: 'page', faults: [] } as const;
  return new ApiError('A web page.', { kind: 'garbled', status: 200, fault });
};

describe('a row', () => {
  const open = async (job = newJob(work, 'j1', 1)) => {
    const store = await openStore('a 1', memoryStorage());
    await store.add(job);
    return store;
  };
  const sending = (send: (item: string, sending: Sending) => Promise<void>, repeatable = true) =>
    defineKind({
      name: 'test',
      task: z.unknown(),
      item: z.string(),
      async send(item, _task, sending) {
        await sending.before?.();
        await send(item, sending);
        return {};
      },
      ...(repeatable ? {} : { check: async () => undefined }),
      refresh: () => undefined,
    });
  const statesOf = (store: JobStore) => only(store).rows.map(({ state }) => state);

  test('is marked as being sent before its request, while later rows wait', async () => {
    const store = await open();
    const seen: string[][] = [];
    await run(
      store,
      sending(async () => void seen.push(statesOf(store))),
    );
    expect(seen).toEqual([
      ['sending', 'waiting', 'waiting'],
      ['done', 'sending', 'waiting'],
      ['done', 'done', 'sending'],
    ]);
  });

  test('that is refused shows the reason, the other rows continue, and only it is retried', async () => {
    const store = await open();
    const sent: string[] = [];
    let isFull = true;
    const kind = sending(async (item) => {
      sent.push(item);
      if (item === 'two' && isFull) throw new ApiError('It is full.', { kind: 'refused', status: 400 });
    });
    await run(store, kind);
    expect(only(store).rows.map(({ state, message }) => message ?? state)).toEqual([
      'done',
      'It is full.',
      'done',
    ]);
    isFull = false;
    await store.change('j1', (job) => withRetry(job, ['failed']));
    await run(store, kind);
    expect(statesOf(store)).toEqual(['done', 'done', 'done']);
    expect(sent).toEqual(['one', 'two', 'three', 'two']);
  });

  test('that waits for its turn is withdrawn when the job is paused', async () => {
    const store = await open();
    const sent: string[] = [];
    const kind: Kind = {
      ...sending(async () => undefined),
      async send(_job, [row], { signal, before }) {
        if (row?.key === 'two') {
          void store.change('j1', (job) => paused(job, true));
          await new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          });
        }
        await before?.();
        sent.push(row?.key ?? '');
        return doneBy({});
      },
    };
    await run(store, kind);
    expect(sent).toEqual(['one']);
    expect(statesOf(store)).toEqual(['done', 'waiting', 'waiting']);
    expect(only(store).paused).toBe(true);
  });

  test.each([
    ['paused', (job: Job) => paused(job, true), { paused: true }],
    ['cancelled', (job: Job) => cancelled(job, 7), { ended: 7, cancelled: true }],
  ])(
    'that is being sent when its job is %s is waited for, and later rows are not sent',
    async (_how, change, after) => {
      const store = await open();
      let isAborted: boolean | undefined;
      await run(
        store,
        sending(async (_item, { signal }) => {
          await store.change('j1', change);
          isAborted = signal?.aborted;
        }),
      );
      expect(isAborted).toBe(false);
      expect(statesOf(store)).toEqual(['done', 'waiting', 'waiting']);
      expect(only(store)).toMatchObject(after);
    },
  );

  test('whose key is no longer valid waits for another key', async () => {
    const store = await open();
    let sent = 0;
    await run(
      store,
      sending(async () => {
        sent += 1;
        throw new ApiError('Sign in.', { kind: 'unauthorised', status: 401 });
      }),
    );
    expect(sent).toBe(1);
    expect(statesOf(store)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(only(store).ended).toBeUndefined();
  });

  test('is not sent with another account’s key or while another tab runs the jobs', async () => {
    const store = await open();
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    const desk = { store, kindOf: () => sending(send), isMine: async () => true };
    await runJobs({ ...desk, reach: async () => false }, never());
    await runJobs({ ...desk, reach: async () => true, isMine: async () => false }, never());
    expect(send).not.toHaveBeenCalled();
  });

  test('without a response waits until the server is back, and its job shows the wait', async () => {
    vi.useFakeTimers();
    const store = await open();
    let failures = 2;
    const told: boolean[] = [];
    const reach = async () => {
      if (failures === 0) return true;
      failures -= 1;
      throw unreachable();
    };
    let lost = true;
    const kind = sending(async (item) => {
      if (item !== 'two' || !lost) return;
      lost = false;
      failures = 2;
      throw unreachable();
    });
    failures = 0;
    store.watch(() => told.push(only(store).heldUntil !== undefined));
    const done = runJobs({ store, kindOf: () => kind, reach, isMine: async () => true }, never());
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(statesOf(store)).toEqual(['done', 'done', 'done']);
    expect(told).toContain(true);
    expect(only(store).heldUntil).toBeUndefined();
    vi.useRealTimers();
  });

  test.each([
    { repeatable: true, sends: 3, state: 'failed' },
    { repeatable: false, sends: 1, state: 'unclear' },
  ])('whose response can’t be understood ends as $state', async ({ repeatable, sends, state }) => {
    vi.useFakeTimers();
    const store = await open(newJob({ ...work, rows: rows.slice(0, 1) }, 'j1', 1));
    let sent = 0;
    const done = run(
      store,
      sending(async () => {
        sent += 1;
        throw garbled();
      }, repeatable),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(sent).toBe(sends);
    expect(statesOf(store)).toEqual([state]);
    expect(only(store).rows[0]?.message).toMatch(/Request: POST \/api\/thing\/add\.$/);
    vi.useRealTimers();
  });

  test('that was being sent when its job was cancelled and its page closed is unclear', async () => {
    const job = newJob(work, 'j1', 1);
    const [first, ...others] = job.rows;
    if (!first) throw new Error('It has rows.');
    const store = await open(cancelled({ ...job, rows: [{ ...first, state: 'sending' }, ...others] }, 2));
    await run(
      store,
      sending(async () => undefined),
    );
    expect(statesOf(store)).toEqual(['unclear', 'waiting', 'waiting']);
  });

  test('that was being sent when its page was closed is no longer shown as running in a paused job', async () => {
    const job = newJob(work, 'j1', 1);
    const [first, ...others] = job.rows;
    if (!first) throw new Error('It has rows.');
    const store = await open(paused({ ...job, rows: [{ ...first, state: 'sending' }, ...others] }, true));
    const sent: string[] = [];
    const kind = sending(async (item) => void sent.push(item));
    expect(isUnderWay(only(store))).toBe(true);
    await run(store, kind);
    expect(isUnderWay(only(store))).toBe(false);
    expect(sent).toEqual([]);
    await store.change('j1', (now) => paused(now, false));
    await run(store, kind);
    expect(sent).toEqual(['one', 'two', 'three']);
    expect(only(store).rows.map(({ state, lost }) => lost ?? state)).toEqual(['done', 'done', 'done']);
  });

  test('takes turns with the rows of other jobs', async () => {
    const store = await open();
    await store.add(newJob(work, 'j2', 2));
    const sent: string[] = [];
    const kind: Kind = {
      ...sending(async () => undefined),
      async send(job, [row]) {
        sent.push(`${job.id} ${row?.key}`);
        return doneBy({});
      },
    };
    await run(store, kind);
    expect(sent).toEqual(['j1 one', 'j2 one', 'j1 two', 'j2 two', 'j1 three', 'j2 three']);
  });
});
