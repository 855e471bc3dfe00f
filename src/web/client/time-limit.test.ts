import { campaigns, domains, splash } from '#contract/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';
import type { Send } from './exchange.ts';

const noDomains = {
  error: '0',
  data: { result: 0, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 0, domains: [] },
};

let asked: string[] = [];

/** Simulates a server that responds only to the named requests. */
function hangingBut(answers: Record<string, object> = {}) {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(String(input instanceof Request ? input.url : input)).pathname}`;
    asked.push(name);
    const answer = answers[name];
    if (answer) return Promise.resolve(Response.json(answer));
    return new Promise((_, reject) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetBudget();
  saveCredentials({ server: 'https://go.acme.com', key: 'wp_key', kind: 'key' }, { stay: false });
});
afterEach(() => {
  vi.useRealTimers();
  dropCredentials();
});

test('a read without a response is retried after 15 seconds and fails after 15 more', async () => {
  hangingBut();
  const outcome = failureOf(call(splash.list, {}));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({
    kind: 'unreachable',
    message: 'The server didn’t answer within 15 seconds.',
  });
  expect(asked).toHaveLength(2);
});

test('a change without a response times out after 30 seconds with an unknown outcome', async () => {
  hangingBut();
  const outcome = failureOf(call(campaigns.assign, { params: { campaignid: 1, linkid: 2 } }));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toMatchObject({
    isInDoubt: true,
    message:
      'The server didn’t answer within 30 seconds. Your change may have gone through. Check before you try again.',
  });
  expect(asked).toHaveLength(1);
});

test('a change without a response is looked up after it times out', async () => {
  hangingBut({ 'GET /api/domains': noDomains });
  const outcome = call(domains.delete, { params: { id: 1 } });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await outcome).toMatchObject({ error: 0 });
  expect(asked).toEqual(['DELETE /api/domain/1/delete', 'GET /api/domains']);
});

test('a response that stops halfway times out', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    asked.push('once');
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"error":'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  const outcome = failureOf(call(splash.list, {}));
  await vi.advanceTimersByTimeAsync(40_000);
  expect((await outcome).message).toBe('The server didn’t answer within 15 seconds.');
});

test('a change that is still being sent does not time out', async () => {
  hangingBut();
  const send: Send = (_address, { signal }, onProgress) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      let parts = 0;
      const timer = setInterval(() => {
        onProgress();
        parts += 1;
        if (parts < 5) return;
        clearInterval(timer);
        resolve(Response.json({ error: 0, message: 'ok' }));
      }, 20_000);
    });
  const outcome = call(campaigns.assign, { params: { campaignid: 1, linkid: 2 }, send });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await outcome).toMatchObject({ message: 'ok' });
});
