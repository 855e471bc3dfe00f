import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RasterOrder } from './raster.ts';
import { createThread, TooBusy } from './thread.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
const order = { svg, size: 64 };
const start = (idle?: number) =>
  createThread<RasterOrder, Uint8Array>(new URL('png-worker.ts', import.meta.url), idle);

test('what can’t be done is refused, and the next order is answered', async () => {
  const thread = start();
  await expect(thread.ask({ ...order, svg: 'no drawing' })).rejects.toThrow(/Error/);
  expect((await thread.ask(order)).length).toBeGreaterThan(0);
  await thread.close();
});

test('more than can wait is refused at once', async () => {
  const thread = start();
  const asked = Array.from({ length: 33 }, () => thread.ask(order));
  await expect(asked.pop()).rejects.toBeInstanceOf(TooBusy);
  await Promise.all(asked);
  await thread.close();
});

test('a thread that had nothing to do for a while ends, and another takes the next order', async () => {
  const thread = start(20);
  for (let at = 0; at < 3; at += 1) {
    expect((await thread.ask(order)).length).toBeGreaterThan(0);
    await wait(80);
  }
  await thread.close();
});

test('orders that wait when a thread is closed are refused', async () => {
  const thread = start();
  const [asked] = await Promise.allSettled([thread.ask(order), thread.close()]);
  expect(asked).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ name: 'Error' }) });
});
