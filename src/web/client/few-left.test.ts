import { account, splash } from '#contract/calls.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { paging } from '#test/records/sample-answers.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { currentBudget, forgetBudget, shareBudgetAs } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';
import { probe } from './probe.ts';

provideIndexedDb();

/** Holds the time until which the page's head sends no early requests in any tab (`web/app/opening/early.ts`). */
const name = 'waypost-kept:few-left';
const kept = () => Number(localStorage.getItem(name));

let told: Record<string, string> = {};
let status = 404;
let server: Awaited<ReturnType<typeof startScriptedServer>>;
const signIn = () => saveCredentials({ server: server.url, key: 'wp_key', kind: 'key' }, { stay: false });
beforeEach(async () => {
  forgetBudget();
  server = await startScriptedServer(() => ({
    status,
    headers: told,
    body: { error: 1, message: 'Not found.' },
  }));
  signIn();
});
afterEach(async () => {
  await server.stop();
  dropCredentials();
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
/** Sends one request, whose response reports the remaining requests and the reset time. */
const hear = async (remaining: number, resetAt: number) => {
  told = {
    'X-RateLimit-Limit': '30',
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(resetAt),
  };
  await call(account.get, {}).catch(() => undefined);
};

test('tabs share the reset time of the limit once few requests are left', async () => {
  const reset = inSeconds(40);
  await hear(12, reset);
  expect(kept()).toBe(0);
  await hear(3, reset);
  expect(kept()).toBe(reset * 1000);
});

test('a tab with many requests left does not clear the reset time of another tab', async () => {
  await hear(3, inSeconds(1));
  const theirs = Date.now() + 50_000;
  localStorage.setItem(name, String(theirs));
  await hear(29, inSeconds(55));
  expect(kept()).toBe(theirs);
});

test('the shared reset time is cleared at sign-out and set again afterwards', async () => {
  const reset = inSeconds(40);
  await hear(3, reset);
  dropCredentials();
  expect(localStorage.getItem(name)).toBeNull();
  signIn();
  await hear(2, reset);
  expect(kept()).toBe(reset * 1000);
});

test('the shared reset time is at most a minute ahead, even with a wrong server clock', async () => {
  await hear(3, inSeconds(3600));
  expect(kept()).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('a response with HTTP 400 sets the shared reset time', async () => {
  status = 400;
  const reset = inSeconds(40);
  await hear(1, reset);
  expect(kept()).toBe(reset * 1000);
});

test('probing a key spends the limit of its account and stops at it', async () => {
  const ada = { id: 3, email: 'ada@acme.com', username: 'ada', avatar: '', status: '', expires: null };
  // This server reports no limit, so it's assumed to allow thirty requests in any minute.
  const other = await startScriptedServer(({ url = '' }) => ({
    body: { error: 0, data: url.startsWith('/api/account') ? ada : { ...paging, result: 0, splash: [] } },
  }));
  const caller = { server: other.url, key: 'wp_tried' };
  for (let tries = 0; tries < 10; tries += 1) await probe(caller);
  saveCredentials({ ...caller, kind: 'key' }, { stay: false });
  shareBudgetAs(caller.server, ada.id, caller.key);
  // Pages count what the attempts have spent, and the next attempt counts what pages have spent.
  for (let page = 1; page <= 20; page += 1) await call(splash.list, { query: { page } });
  expect(currentBudget()).toMatchObject({ limit: 30, remaining: 0 });
  expect(await failureOf(probe(caller))).toMatchObject({ kind: 'limited', isUnsent: true });
  expect(other.count()).toBe(30);
  await other.stop();
});
