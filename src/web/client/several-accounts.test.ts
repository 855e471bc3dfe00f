import '#test/same-bytes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  everything,
  forgetAll,
  kept,
  load,
  markOfKey,
  names,
  signIn,
  untilGone,
} from '#test/several-accounts.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import {
  currentCredentials,
  dropCredentials,
  staysSignedIn,
  markKeyRefused,
  removeAccount,
  watchCredentials,
} from './credentials.ts';
import { updateAccount, canOpen, keptAccounts, accountMark, openAccount } from './kept-accounts.ts';
import { accountsKey, credentialsKey, hasSeveralAccounts } from './several-accounts.ts';

let home: TestService;
let shop: TestService;
let ada: TestAccount;
let bob: TestAccount;
let eve: TestAccount;
/** The origins that each key was sent to. */
let told: Map<string, Set<string>>;

beforeAll(async () => {
  [home, shop] = await Promise.all([startService(), startService()]);
  ada = await home.addAccount({ username: 'ada' });
  bob = await home.addAccount({ username: 'bob' });
  eve = await shop.addAccount({ username: 'ada' });
});
afterAll(async () => {
  await Promise.all([home.stop(), shop.stop()]);
});

beforeEach(() => {
  forgetAll();
  told = new Map();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const key = new Headers(init?.headers).get('authorization') ?? '';
    told.set(key, (told.get(key) ?? new Set()).add(origin));
    return real(input, init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

test('a browser with one account stores its data without a scope', async () => {
  await signIn(ada);
  writeStored('browser', 'design', 'of Ada');
  expect(localStorage.getItem('waypost-kept:design')).toBe('"of Ada"');
  expect(hasSeveralAccounts()).toBe(false);
  expect(currentCredentials()).toEqual({ server: home.url, key: ada.key, kind: 'key' });
});

describe('several accounts in one browser', () => {
  test('send each key only to its own server', async () => {
    await signIn(ada);
    await signIn(eve);
    await signIn(bob);
    load(`/?in=${markOfKey(eve.key)}`);
    await signIn(ada);
    for (const { key, server } of [ada, bob, eve])
      expect(told.get(`Bearer ${key}`)).toEqual(new Set([new URL(server).origin]));
    for (const { server, credentials } of keptAccounts()) expect(credentials?.server).toBe(server);
  });

  test('can’t see each other’s stored data', async () => {
    await signIn(ada);
    writeStored('tab', 'draft link', 'from Ada');
    writeStored('browser', 'design', 'of Ada');
    await signIn(bob);
    expect([readStored('tab', 'draft link'), readStored('browser', 'design')]).toEqual([
      undefined,
      undefined,
    ]);
    writeStored('tab', 'draft link', 'from Bob');
    openAccount(kept(ada.key));
    load();
    expect([readStored('tab', 'draft link'), readStored('browser', 'design')]).toEqual([
      'from Ada',
      'of Ada',
    ]);
  });

  test('keep their data and are listed once after signing in again', async () => {
    await signIn(ada);
    await signIn(bob);
    writeStored('browser', 'design', 'of Bob');
    await signIn(ada);
    await signIn(bob);
    expect(names()).toEqual(['ada', 'bob']);
    expect(readStored('browser', 'design')).toBe('of Bob');
  });

  test('keep their data when another one signs out', async () => {
    await signIn(ada);
    writeStored('browser', 'design', 'of Ada');
    await signIn(bob);
    writeStored('browser', 'design', 'of Bob');
    dropCredentials();
    expect(currentCredentials()).toBeUndefined();
    await untilGone(bob.key);
    expect(everything()).not.toContain('of Bob');
    expect(names()).toEqual(['ada']);
    load();
    expect(currentCredentials()?.key).toBe(ada.key);
    expect(readStored('browser', 'design')).toBe('of Ada');
  });

  test('leave the second account to new tabs when the first signs out', async () => {
    await signIn(ada);
    await signIn(bob);
    load(`/?in=${markOfKey(ada.key)}`);
    dropCredentials();
    await untilGone(ada.key);
    sessionStorage.clear();
    load();
    expect(currentCredentials()?.key).toBe(bob.key);
    expect(staysSignedIn()).toBe(true);
  });

  test('list a refused account until it is removed, and keep the others', async () => {
    await signIn(ada);
    await signIn(bob);
    writeStored('browser', 'design', 'of Bob');
    markKeyRefused(bob.key, '');
    await untilGone(bob.key);
    expect(keptAccounts().map(canOpen)).toEqual([true, false]);
    load();
    expect(currentCredentials()?.key).toBe(ada.key);
    const gone = keptAccounts().find((one) => !canOpen(one));
    if (gone) removeAccount(gone);
    await expect.poll(() => names()).toEqual(['ada']);
    expect(everything()).not.toContain('of Bob');
    expect(currentCredentials()?.key).toBe(ada.key);
  });

  test('open another account when the session of one has expired', async () => {
    await signIn(ada);
    await signIn(bob);
    const { credentials, shelf } = kept(bob.key);
    if (credentials)
      updateAccount(shelf, { credentials: { ...credentials, expires: '2020-01-01 00:00:00' } });
    sessionStorage.clear();
    load(`/?in=${accountMark(keptAccounts()[1] ?? kept(ada.key))}`);
    expect(currentCredentials()?.key).toBe(ada.key);
    expect(keptAccounts().map(canOpen)).toEqual([true, false]);
  });

  test('lose an account that does not stay signed in when its tab closes', async () => {
    await signIn(ada);
    await signIn(bob, { stay: false });
    expect(names()).toEqual(['ada', 'bob']);
    expect(staysSignedIn()).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain(bob.key);
    sessionStorage.clear();
    load();
    expect(names()).toEqual(['ada']);
    expect(staysSignedIn()).toBe(true);
  });

  test('have different colors and take a given name', async () => {
    for (const account of [ada, bob, eve]) await signIn(account);
    expect(new Set(keptAccounts().map(({ color }) => color)).size).toBe(3);
    updateAccount(kept(eve.key).shelf, { name: 'Shop' });
    expect(names()).toEqual(['ada', 'bob', 'Shop']);
  });

  test('keep this tab signed in when another tab signs out of a different account', async () => {
    await signIn(ada);
    await signIn(bob);
    const now = localStorage.getItem(accountsKey);
    const without = (key: string) =>
      JSON.stringify(keptAccounts().filter(({ credentials }) => credentials?.key !== key));
    const hear = (init: StorageEventInit) =>
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...init }));
    const end = watchCredentials(() => undefined);
    hear({ key: credentialsKey, oldValue: localStorage.getItem(credentialsKey), newValue: null });
    hear({ key: accountsKey, oldValue: now, newValue: without(ada.key) });
    expect(currentCredentials()?.key).toBe(bob.key);
    hear({ key: accountsKey, oldValue: now, newValue: without(bob.key) });
    expect(currentCredentials()).toBeUndefined();
    end();
  });

  test('don’t reopen a signed-out account from a closed tab’s session storage', async () => {
    await signIn(ada);
    await signIn(bob);
    const inTab = sessionStorage.getItem(credentialsKey) ?? '';
    dropCredentials();
    await untilGone(bob.key);
    sessionStorage.setItem(credentialsKey, inTab);
    load();
    expect(currentCredentials()?.key).toBe(ada.key);
    expect(everything()).not.toContain(bob.key);
  });

  test('are not read from invalid stored values', () => {
    const elsewhere = { server: 'https://evil.example', key: 'k', kind: 'key' };
    for (const value of [
      'no JSON',
      '{}',
      '[1,{"shelf":1}]',
      '[{"shelf":"a","server":"","credentials":{"key":1}}]',
      JSON.stringify([{ shelf: 'a', server: '', credentials: elsewhere }]),
    ]) {
      localStorage.setItem(accountsKey, value);
      load();
      expect(keptAccounts()).toEqual([]);
      expect(currentCredentials()).toBeUndefined();
    }
  });
});
