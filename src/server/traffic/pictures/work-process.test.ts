import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childrenOf } from '#test/memory-of.ts';
import type { RasterJob } from './raster.ts';
import { workerPath } from '#server/paths.ts';
import { createWorkProcess, TooBusy, type WorkOptions } from './work-process.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
const order = { svg, size: 64 };
/** Takes a minute but little memory. */
const slow = {
  svg: svg.replace(
    '<rect',
    '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="100"/></filter><rect filter="url(#f)"',
  ),
  size: 1024,
};
const start = (options?: WorkOptions) =>
  createWorkProcess<RasterJob, Uint8Array>(workerPath('traffic/pictures/png-worker'), options);
/** Returns the picture processes that this process has started. */
const running = () =>
  childrenOf(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('png-worker'),
  );

test('a job that can’t be done is refused, and the next job succeeds', async () => {
  const work = start();
  await expect(work.ask({ ...order, svg: 'no drawing' })).rejects.toThrow(/Error/);
  expect((await work.ask(order)).length).toBeGreaterThan(0);
  await work.close();
});

test('a job is refused while the queue is full', async () => {
  const work = start({ mostWaiting: 3 });
  const asked = Array.from({ length: 5 }, () => work.ask(order));
  await expect(asked.pop()).rejects.toBeInstanceOf(TooBusy);
  await Promise.all(asked);
  await work.close();
});

test('an idle process ends, and the next job starts another', async () => {
  const work = start({ idle: 20 });
  for (let at = 0; at < 2; at += 1) {
    expect((await work.ask(order)).length).toBeGreaterThan(0);
    expect(running()).toHaveLength(1);
    await expect.poll(running).toEqual([]);
  }
  await work.close();
});

test('a process that uses too much memory ends, and the next job gets another', async () => {
  const work = start({ mostMemory: 1 });
  await work.ask(order);
  await expect.poll(running).toEqual([]);
  expect((await work.ask(order)).length).toBeGreaterThan(0);
  await work.close();
});

test('a process that takes too long is ended, and the waiting job gets another', async () => {
  const work = start({ patience: 6000 });
  const late = work.ask(slow);
  const small = work.ask(order);
  await expect(late).rejects.toThrow('took too long');
  expect((await small).length).toBeGreaterThan(0);
  await work.close();
});

test('a job fails when its process is killed, and the next job gets another process', async () => {
  const work = start();
  const asked = work.ask(slow);
  await expect.poll(running).toHaveLength(1);
  for (const pid of running()) process.kill(pid, 'SIGKILL');
  await expect(asked).rejects.toThrow('has ended');
  expect((await work.ask(order)).length).toBeGreaterThan(0);
  await work.close();
});

test('waiting jobs are refused on closing, and no process remains', async () => {
  const work = start();
  const [asked] = await Promise.allSettled([work.ask(order), work.close()]);
  expect(asked).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ name: 'Error' }) });
  await expect(work.ask(order)).rejects.toThrow('closed');
  expect(running()).toEqual([]);
});
