import { domains } from '#contract/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scripted, startAnswering } from '#test/start-answering.ts';
import { withdrawHeldBack } from '#web/browser/held-back.ts';
import { ApiError } from './api-error.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, keepCredentials } from './credentials.ts';

let stop: (() => Promise<void>) | undefined;

beforeEach(forgetBudget);
afterEach(async () => {
  await stop?.();
  stop = undefined;
  dropCredentials();
});

/** Signs in to a server, and pulls the cable. */
const offline = async (answers: Parameters<typeof scripted>[0]) => {
  const { answer, asked } = scripted(answers);
  const server = await startAnswering(answer);
  stop = server.stop;
  keepCredentials({ server: server.url, key: 'wp_key', kind: 'key' }, { stay: false });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const real = globalThis.fetch;
  const cable = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  return {
    asked,
    back() {
      onLine.mockReturnValue(true);
      cable.mockImplementation(real);
      window.dispatchEvent(new Event('online'));
    },
    reachable: () => cable.mockImplementation(real),
  };
};
const done = { 'DELETE /api/domain/1/delete': { body: { error: 0, message: 'Deleted.' } } };
const remove = (signal?: AbortSignal) => call(domains.delete, { params: { id: 1 }, signal });
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a change waits for the connection, and goes through when it is back', async () => {
  const { back, asked } = await offline(done);
  const outcome = remove();
  await soon();
  expect(asked).toEqual([]);
  back();
  expect(await outcome).toEqual({ error: 0, message: 'Deleted.' });
});

test('a change that waits is withdrawn when its maker does not want to wait', async () => {
  const { back, asked } = await offline(done);
  const outcome = remove().catch((error: unknown) => error);
  await soon();
  withdrawHeldBack();
  const failure = await outcome;
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: expect.stringContaining('Nothing was sent'), isInDoubt: false });
  back();
  await soon();
  expect(asked).toEqual([]);
});

test('a change that waits ends with its signal', async () => {
  await offline(done);
  const controller = new AbortController();
  const outcome = remove(controller.signal).catch(String);
  await soon();
  controller.abort();
  expect(await outcome).toMatch(/abort/i);
});

test('a change goes to a server that can be reached all the same, as one on this machine', async () => {
  const { reachable } = await offline({ ...done, 'HEAD /': { body: {} } });
  reachable();
  expect(await remove()).toEqual({ error: 0, message: 'Deleted.' });
});

test('a change that waits asks before the page is closed on it', async () => {
  const { back } = await offline(done);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  const outcome = remove();
  await soon();
  expect(close()).toBe(true);
  back();
  await outcome;
  expect(close()).toBe(false);
});
