import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';
import { newJob, type Outcome } from './job.ts';
import { openStore } from './job-store.ts';
import { memoryStorage } from './job-storage.ts';
import { defineKind, type Kind } from './kind.ts';
import { runJobs } from './runner.ts';

const rows = ['one', 'two', 'three'].map((key) => ({ key, title: key, text: '', item: key }));
const work = { kind: 'test', title: 'Test', noun: 'row', did: 'done', task: null, rows };

describe('rows sent in one request', () => {
  const sent: string[][] = [];
  beforeEach(() => void sent.splice(0));
  const inPairs = (answer: (items: readonly string[], times: number) => readonly Outcome[]) =>
    defineKind({
      name: 'test',
      task: z.unknown(),
      item: z.string(),
      async send(item, _task, { before }) {
        await before?.();
        sent.push([item]);
        return {};
      },
      together: {
        most: () => 2,
        sameOf: () => 'rows',
        async send(items, _task, { before }) {
          await before?.();
          sent.push([...items]);
          return answer(items, sent.length);
        },
      },
      refresh: () => undefined,
    });
  const done: Outcome = { state: 'done' };
  const runWith = async (kind: Kind, job = newJob(work, 'j1', 1)) => {
    const store = await openStore('a 1', memoryStorage());
    await store.add(job);
    const yes = async () => true;
    const stop = new AbortController();
    await runJobs({ store, kindOf: () => kind, reach: yes, isMine: yes }, stop.signal);
    return store.jobs()[0]?.rows.map(({ state, message }) => message ?? state);
  };

  test('are as many as one request takes, and a single remaining row is sent alone', async () => {
    expect(await runWith(inPairs((items) => items.map(() => done)))).toEqual(['done', 'done', 'done']);
    expect(sent).toEqual([['one', 'two'], ['three']]);
  });

  test('have a result each', async () => {
    const full: Outcome = { state: 'failed', message: 'It is full.' };
    expect(await runWith(inPairs(() => [full, done]))).toEqual(['It is full.', 'done', 'done']);
  });

  test('fail together when the request is refused', async () => {
    const refused = inPairs(() => {
      throw new ApiError('The plan has expired.', { kind: 'refused', status: 403 });
    });
    expect(await runWith(refused)).toEqual(['The plan has expired.', 'The plan has expired.', 'done']);
  });

  test('are sent again together when their response is lost', async () => {
    const lossy = inPairs((items, times) => {
      if (times === 1) throw new ApiError('No answer.', { kind: 'unreachable', status: 0 });
      return items.map(() => done);
    });
    vi.useFakeTimers();
    const ended = runWith(lossy);
    await vi.runAllTimersAsync();
    expect(await ended).toEqual(['done', 'done', 'done']);
    expect(sent).toEqual([['one', 'two'], ['one', 'two'], ['three']]);
    vi.useRealTimers();
  });

  test('are sent again together, before new ones, when their page was closed meanwhile', async () => {
    const job = newJob(work, 'j1', 1);
    const [first, ...others] = job.rows;
    if (!first) throw new Error('It has rows.');
    const closed = { ...job, rows: [first, ...others.map((row) => ({ ...row, state: 'sending' as const }))] };
    const kind = inPairs((items) => items.map(() => done));
    expect(await runWith(kind, closed)).toEqual(['done', 'done', 'done']);
    expect(sent).toEqual([['two', 'three'], ['one']]);
  });
});
