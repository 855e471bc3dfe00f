import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import { retryForegroundJob, createForegroundJob } from './foreground-job.ts';
import type { Job } from './job.ts';
import { openStore } from './job-store.ts';
import { memoryStorage } from './job-storage.ts';
import { defineKind } from './kind.ts';
import { runJobs } from './runner.ts';

const rows = ['one', 'two', 'three'].map((key) => ({ key, title: key, text: '', item: key }));
const work = { kind: 'test', title: 'Test', noun: 'row', did: 'done', task: null, rows };

async function run(
  job: Job,
  send: (item: string, sending: Sending) => Promise<void>,
  stop = new AbortController(),
) {
  const kind = defineKind({
    name: 'test',
    task: z.unknown(),
    item: z.string(),
    async send(item, _task, sending) {
      await send(item, sending);
      return {};
    },
    refresh: () => undefined,
  });
  const store = await openStore('attended', memoryStorage());
  await store.add(job);
  const alone = async () => true;
  await runJobs({ store, kindOf: () => kind, reach: alone, isMine: alone, attended: 'person' }, stop.signal);
  return store.jobs()[0] ?? job;
}
const statesOf = (job: Job) => job.rows.map(({ state, message }) => message ?? state);

test('a failed row is reported, the other rows continue, and only the failed row is retried', async () => {
  const sent: string[] = [];
  const first = await run(createForegroundJob(work), async (item) => {
    if (item === 'two') throw new ApiError('No answer.', { kind: 'unreachable', status: 0 });
  });
  expect(statesOf(first)).toEqual(['done', 'No answer.', 'done']);
  const second = await run(retryForegroundJob(first), async (item) => void sent.push(item));
  expect(statesOf(second)).toEqual(['done', 'done', 'done']);
  expect(sent).toEqual(['two']);
});

test('stopping a job aborts the running request and leaves its row waiting', async () => {
  const stop = new AbortController();
  const stopped = await run(
    createForegroundJob(work),
    async (item, { signal }) => {
      if (item === 'two') stop.abort();
      signal?.throwIfAborted();
    },
    stop,
  );
  expect(statesOf(stopped)).toEqual(['done', 'waiting', 'waiting']);
});
