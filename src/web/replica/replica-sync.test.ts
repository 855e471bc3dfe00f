import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBudget } from '#web/client/budget.ts';
import { dropCredentials, saveCredentials } from '#web/client/credentials.ts';
import { createAccountReplica } from './account-replica.ts';
import { type ReplicaSync, startReplicaSync } from './replica-sync.ts';
import { memoryStore } from './replica-store.ts';

const channels = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  name: `Channel ${at + 1}`,
  description: '',
  color: '#3b53d9',
  starred: false,
}));
const keys: Record<string, string> = { urls: 'urls', qr: 'qrs', bio: 'bio' };

let sent = 0;
let copying: ReplicaSync;

/** Responds like a server that returns no rate limit, so that the copy assumes 30. */
function answer(input: string | URL) {
  const { pathname } = new URL(input);
  const name = pathname.split('/')[2] ?? '';
  const rows = name === 'channels' ? channels : [];
  const key = name === 'channel' ? 'items' : (keys[name] ?? name);
  sent += 1;
  const paging = { result: rows.length, perpage: 1000, currentpage: 1, nextpage: 0, maxpage: 1 };
  return Promise.resolve(Response.json({ error: '0', data: { ...paging, [key]: rows } }));
}

beforeEach(() => {
  sent = 0;
  vi.useFakeTimers();
  forgetBudget();
  vi.stubGlobal('fetch', answer);
  saveCredentials({ server: 'https://o.example', key: 'key-of-ada', kind: 'key' }, { stay: false });
  const copy = createAccountReplica(memoryStore(), () => undefined);
  const ready = Promise.resolve();
  copying = startReplicaSync(copy, { isShown: () => true, changed: () => undefined, quiet: 1500, ready });
});
afterEach(() => {
  copying.stop();
  dropCredentials();
  vi.useRealTimers();
});

/** Simulates a user who opens a page every three seconds. */
async function clickAbout(seconds: number) {
  for (let second = 0; second < seconds; second += 3) {
    copying.heard();
    await vi.advanceTimersByTimeAsync(3000);
  }
}

test('the copy leaves most of a small limit to a user who opens page after page', async () => {
  await clickAbout(54);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(8);
});

test('the copy takes up to half of the limit while the user is idle', async () => {
  await clickAbout(15);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toBeGreaterThan(8);
  });
  expect(sent).toBeLessThanOrEqual(15);
});

test('the copy takes up to half of the limit for lists that are requested to be complete', async () => {
  for (const { id } of channels.slice(0, 12)) copying.refresh(`items ${id}`);
  await vi.waitFor(async () => {
    await clickAbout(3);
    expect(sent).toBeGreaterThan(8);
  });
  expect(sent).toBeLessThanOrEqual(15);
});
