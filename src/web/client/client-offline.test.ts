import { domains } from '#contract/calls.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { scripted, startScriptedServer } from '#test/start-scripted-server.ts';
import { cancelWaitingChanges } from '#web/browser/waiting-changes.ts';
import { ApiError } from './api-error.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';
import { retryRead } from './tries.ts';

let stop: (() => Promise<void>) | undefined;

beforeEach(forgetBudget);
afterEach(async () => {
  await stop?.();
  stop = undefined;
  dropCredentials();
});

/** Signs in to a server, then cuts the connection. */
const offline = async (answers: Parameters<typeof scripted>[0]) => {
  const { answer, asked } = scripted(answers);
  const server = await startScriptedServer(answer);
  stop = server.stop;
  saveCredentials({ server: server.url, key: 'wp_key', kind: 'key' }, { stay: false });
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
    /** The browser reports a connection, but requests still fail. */
    seemsBack() {
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    },
    /** Leaves the next request without a response until the returned function is called. */
    answerLate() {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      cable.mockImplementation(real);
      cable.mockImplementationOnce((_, { signal } = {}) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        return promise;
      });
      window.dispatchEvent(new Event('online'));
      return () => resolve(new Response());
    },
    tried: () => cable.mock.calls.length,
    reachable: () => cable.mockImplementation(real),
  };
};
const done = { 'DELETE /api/domain/1/delete': { body: { error: 0, message: 'Deleted.' } } };
const remove = (signal?: AbortSignal) => call(domains.delete, { params: { id: 1 }, signal });
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a change waits while offline and is sent when the connection is back', async () => {
  const { back, asked } = await offline(done);
  const outcome = remove();
  await soon();
  expect(asked).toEqual([]);
  back();
  expect(await outcome).toEqual({ error: 0, message: 'Deleted.' });
});

test('a change keeps waiting while requests fail, even when the browser reports a connection', async () => {
  const { seemsBack, reachable, tried, asked } = await offline({ ...done, 'HEAD /': { body: {} } });
  const outcome = remove();
  await expect.poll(tried).toBe(1);
  seemsBack();
  await expect.poll(tried).toBe(2);
  reachable();
  expect(await outcome).toEqual({ error: 0, message: 'Deleted.' });
  expect(asked).toEqual(['HEAD /', 'DELETE /api/domain/1/delete']);
});

test('a change fails as unreachable when the server stays unreachable after reconnecting', async () => {
  const { seemsBack, tried } = await offline(done);
  const outcome = remove().catch((error: unknown) => error);
  await expect.poll(tried).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  seemsBack();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await outcome).toMatchObject({ kind: 'unreachable', status: 0 });
});

test('a waiting change that is cancelled is never sent', async () => {
  const { back, asked } = await offline(done);
  const outcome = remove().catch((error: unknown) => error);
  await soon();
  cancelWaitingChanges();
  const failure = await outcome;
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: expect.stringContaining('Nothing was sent'), isInDoubt: false });
  back();
  await soon();
  expect(asked).toEqual([]);
});

test('a change that is cancelled while the server is being probed is not sent', async () => {
  const { tried, answerLate } = await offline({ ...done, 'HEAD /': { body: {} } });
  const outcome = remove().catch((error: unknown) => error);
  await expect.poll(tried).toBe(1);
  const late = answerLate();
  await expect.poll(tried).toBe(2);
  cancelWaitingChanges();
  late();
  expect(await outcome).toMatchObject({ message: expect.stringContaining('Nothing was sent') });
});

test('a waiting change ends when its signal aborts', async () => {
  await offline(done);
  const controller = new AbortController();
  const outcome = remove(controller.signal).catch(String);
  await soon();
  controller.abort();
  expect(await outcome).toMatch(/abort/i);
});

test('a change is sent to a reachable server even when the browser reports being offline', async () => {
  const { reachable } = await offline({ ...done, 'HEAD /': { body: {} } });
  reachable();
  expect(await remove()).toEqual({ error: 0, message: 'Deleted.' });
});

test('closing the page asks for confirmation while a change waits', async () => {
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

const failing = (times: number, error: () => ApiError) => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked <= times) throw error();
    return 'here';
  };
  return { ask, asked: () => asked };
};

test('reconnecting retries a waiting read immediately', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gone = failing(2, () => new ApiError('No answer.', { kind: 'unreachable', status: 0 }));
  const answer = retryRead({ lane: 'bulk' }, undefined, gone.ask);
  await vi.advanceTimersByTimeAsync(1300);
  expect(gone.asked()).toBe(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(gone.asked()).toBe(3);
  expect(await answer).toBe('here');
});

test('reconnecting does not shorten a wait that the server asked for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const retryAt = Date.now() + 20_000;
  const busy = failing(1, () => new ApiError('Busy.', { kind: 'refused', status: 503, retryAt }));
  const answer = retryRead({ lane: 'bulk' }, undefined, busy.ask);
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(busy.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('here');
});
