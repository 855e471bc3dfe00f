// Sets up this process so that the service recognizes request bodies.
import '#test/render-page.tsx';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { accountDetails } from '#web/api/account.ts';
import { countOptions } from '#web/api/lists.ts';
import { dropCredentials, saveCredentials } from '#web/client/credentials.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentSession } from './replica-session.ts';
import { startReplica } from './start-replica.ts';

provideIndexedDb();

let service: TestService;
let ada: TestAccount;
let stop = () => {};

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  await addLink(service, ada.id, { alias: 'menu', title: 'Menu' });
});
afterEach(() => {
  stop();
  dropCredentials();
});
afterAll(() => service.stop());

const databases = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('waypost-kept-') ? name : []));

/** Signs in and loads the account, as every page does. */
async function open(key: string, stay: boolean) {
  saveCredentials({ server: service.url, key, kind: 'key' }, { stay });
  const client = createQueryClient();
  stop = startReplica(client, { quiet: 10 });
  await client.query(accountDetails());
  await expect.poll(() => currentSession()).toBeDefined();
  return client;
}

const isWhole = () => currentSession()?.copy.stateOf('links').isWhole;

describe('the copy', () => {
  test('of an account that stays signed in is stored and opened again from the store', async () => {
    await open(ada.key, true);
    await expect.poll(() => isWhole()).toBe(true);
    expect(await databases()).toEqual([`waypost-kept-copy-${service.url} ${ada.id}`]);
    expect(localStorage.getItem('waypost-kept:copy-owner')).toContain(service.url);
    expect(localStorage.getItem('waypost-kept:copy-owner')).not.toContain(ada.key);
    stop();
    expect(currentSession()).toBeUndefined();
    stop = startReplica(createQueryClient());
    await expect.poll(() => isWhole()).toBe(true);
  });

  test('provides counts to the navigation until a page has newer ones, even after a reload', async () => {
    const client = await open(ada.key, true);
    const countIn = (one: typeof client) => one.getQueryData(countOptions({ name: 'links' }).queryKey);
    await expect.poll(() => countIn(client)).toBe(1);
    expect(countIn(createQueryClient())).toBe(1);
    // A page's count is newer.
    client.setQueryData(countOptions({ name: 'links' }).queryKey, 5);
    currentSession()?.keeping.refresh('links');
    await expect.poll(() => currentSession()?.keeping.isRefreshing('links')).toBe(false);
    expect(countIn(client)).toBe(5);
    dropCredentials();
    expect(countIn(createQueryClient())).toBeUndefined();
  });

  test('returns the account’s details while the server can’t be reached', async () => {
    await open(ada.key, true);
    await expect.poll(() => databases()).toHaveLength(1);
    const { body } = await service.call('GET', '/api/account', { key: ada.key });
    await expect.poll(() => localStorage.getItem('waypost-kept:copy-owner')).toContain('details');
    stop();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const client = createQueryClient();
    stop = startReplica(client);
    expect(await client.query(accountDetails())).toEqual(body.data);
    dropCredentials();
    expect(localStorage.getItem('waypost-kept:copy-owner')).toBeNull();
  });

  test('is deleted at sign-out', async () => {
    await open(ada.key, true);
    await expect.poll(() => databases()).toHaveLength(1);
    dropCredentials();
    expect(currentSession()).toBeUndefined();
    await expect.poll(() => databases()).toEqual([]);
  });

  test('of a session that ends with its tab is never stored', async () => {
    await open(ada.key, false);
    expect(currentSession()?.copy.store.isLasting).toBe(false);
    expect(await databases()).toEqual([]);
  });

  test('of a read-only key is never stored', async () => {
    const { body } = await service.call('POST', '/api/key/add', {
      key: ada.key,
      body: { name: 'Reader', access: 'read' },
    });
    await open(body.key, true);
    expect(currentSession()?.copy.store.isLasting).toBe(false);
    expect(await databases()).toEqual([]);
  });

  test('in memory is filled once a page shows the list, not before', async () => {
    await open(ada.key, false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isWhole()).toBe(false);
    currentSession()?.keeping.refresh('links');
    await expect.poll(() => isWhole()).toBe(true);
  });

  test('of one account is not shown to another', async () => {
    await open(ada.key, true);
    await expect.poll(() => isWhole()).toBe(true);
    stop();
    const bob = await service.addAccount();
    await open(bob.key, true);
    expect(currentSession()?.copy.sizeOf('links')).toBe(0);
  });
});
