import { campaigns } from '#contract/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { currentBudget, forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';

const page = { result: 0, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, campaigns: [] };
const body = { error: 0, data: page };
const early = { error: 0, data: { ...page, perpage: 100 } };

let server: Awaited<ReturnType<typeof startScriptedServer>>;
beforeEach(async () => {
  forgetBudget();
  server = await startScriptedServer(({ method }) => ({
    body: method === 'GET' ? body : { error: 0, id: 1 },
  }));
  saveCredentials({ server: server.url, key: 'wp_key', kind: 'key' }, { stay: false });
});
afterEach(async () => {
  await server.stop();
  dropCredentials();
  vi.unstubAllGlobals();
});

/** Simulates the early request of the page's head, sent `seconds` ago. */
const askEarly = (seconds: number, { status = 200, key = 'wp_key' } = {}) =>
  vi.stubGlobal('waypostEarly', [
    {
      address: `${server.url}/api/campaigns?page=1&limit=25`,
      key,
      askedAt: Date.now() - seconds * 1000,
      answer: Promise.resolve(Response.json(early, { status })),
    },
  ]);
const list = async () => (await call(campaigns.list, { query: { page: 1, limit: 25 } })).data;
/** Waits until the request has been counted. */
async function counted() {
  await expect.poll(() => currentBudget().remaining).toBeLessThan(30);
}

test('an early response replaces one request and counts toward the limit', async () => {
  askEarly(2);
  expect((await list()).perpage).toBe(100);
  expect(server.count()).toBe(0);
  await counted();
  expect(currentBudget().remaining).toBe(29);
  expect((await list()).perpage).toBe(25);
});

test('an early response older than a minute is requested again', async () => {
  askEarly(61);
  expect((await list()).perpage).toBe(25);
  expect(server.count()).toBe(1);
  await counted();
  expect(currentBudget().remaining).toBe(29);
});

test('an early response to another key is not used', async () => {
  askEarly(2, { key: 'wp_other' });
  expect((await list()).perpage).toBe(25);
});

test('an early response from before a change is not used after it', async () => {
  askEarly(2);
  await call(campaigns.add, { body: { name: 'Spring' } });
  expect((await list()).perpage).toBe(25);
});

test('an early response that is refused for the limit is requested again', async () => {
  askEarly(2, { status: 429 });
  expect((await list()).perpage).toBe(25);
  expect(server.count()).toBe(1);
});
