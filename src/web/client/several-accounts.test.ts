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

test('a browser with one account keeps no list, and no address names it', async () => {
  await signIn(ada);
  writeStored('browser', 'design', 'of Ada');
  expect(localStorage.getItem('waypost-kept:design')).toBe('"of Ada"');
  expect(hasSeveralAccounts()).toBe(false);
  expect(currentCredentials()).toEqual({ server: home.url, key: ada.key, kind: 'key' });
});

describe('several accounts in one browser', () => {
  test('no key of one is ever sent to the server of another', async () => {
    await signIn(ada);
    await signIn(eve);
    await signIn(bob);
    load(`/?in=${markOfKey(eve.key)}`);
    await signIn(ada);
    for (const { key, server } of [ada, bob, eve])
      expect(told.get(`Bearer ${key}`)).toEqual(new Set([new URL(server).origin]));
    for (const { server, credentials } of keptAccounts()) expect(credentials?.server).toBe(server);
  });

  test('see nothing of what is kept for each other', async () => {
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

  test('signing in to one again finds what is its own, and makes no second one', async () => {
    await signIn(ada);
    await signIn(bob);
    writeStored('browser', 'design', 'of Bob');
    await signIn(ada);
    await signIn(bob);
    expect(names()).toEqual(['ada', 'bob']);
    expect(readStored('browser', 'design')).toBe('of Bob');
  });

  test('signing out of one leaves the others with all that is theirs', async () => {
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

  test('signing out of the first leaves the second, which a new tab then begins with', async () => {
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

  test('one that its server refuses stays by name, can be removed, and takes none along', async () => {
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

  test('one whose session is over is not opened, and the others are', async () => {
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

  test('one that does not stay is gone with its tab', async () => {
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

  test('each has a color of its own, and the name that it is given', async () => {
    for (const account of [ada, bob, eve]) await signIn(account);
    expect(new Set(keptAccounts().map(({ color }) => color)).size).toBe(3);
    updateAccount(kept(eve.key).shelf, { name: 'Shop' });
    expect(names()).toEqual(['ada', 'bob', 'Shop']);
  });

  test('another tab that signs out of one leaves this one in the other', async () => {
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

  test('a copy that a closed tab had of one that was signed out of opens nothing', async () => {
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

  test('whatever else stands where they are kept is passed over', () => {
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
