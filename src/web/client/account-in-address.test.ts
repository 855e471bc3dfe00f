import '#test/same-bytes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { forgetAll, kept, load, markOfKey, signIn } from '#test/several-accounts.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { switchTo } from '#web/api/accounts.ts';
import { signInWithKey } from '#web/api/session.ts';
import { currentCredentials, storageScopeOf } from './credentials.ts';
import { noteFacts } from './kept-accounts.ts';
import { credentialsKey } from './several-accounts.ts';

let home: TestService;
let shop: TestService;
let ada: TestAccount;
let bob: TestAccount;
let eve: TestAccount;

beforeAll(async () => {
  [home, shop] = await Promise.all([startService(), startService()]);
  ada = await home.addAccount({ username: 'ada' });
  bob = await home.addAccount({ username: 'bob' });
  eve = await shop.addAccount({ username: 'ada' });
});
afterAll(() => Promise.all([home.stop(), shop.stop()]));
beforeEach(forgetAll);

describe('the account that an address names', () => {
  test('opens in this tab only', async () => {
    await signIn(ada);
    await signIn(eve);
    load(`/links?in=${markOfKey(ada.key)}`);
    expect(currentCredentials()?.key).toBe(ada.key);
    load(`/links?in=${markOfKey(eve.key)}`);
    expect(currentCredentials()?.key).toBe(eve.key);
    // An address that names no account leaves this tab as it was. A new tab opens the first account.
    load('/links');
    expect(currentCredentials()?.key).toBe(eve.key);
    sessionStorage.clear();
    load('/links');
    expect(currentCredentials()?.key).toBe(ada.key);
  });

  test('is not taken for an account with the same name on another server', async () => {
    await signIn(ada);
    await signIn(eve);
    expect(markOfKey(ada.key)).not.toBe(markOfKey(eve.key));
    load('/links?in=ada@shop.example');
    expect(currentCredentials()?.key).toBe(eve.key);
  });

  test('is still found by its former username', async () => {
    await signIn(ada);
    await signIn(bob);
    const before = markOfKey(ada.key);
    noteFacts(kept(ada.key), { id: kept(ada.key).id ?? 0, username: 'lovelace' });
    expect(markOfKey(ada.key)).toMatch(/^lovelace/);
    load(`/links?in=${before}`);
    expect(currentCredentials()?.key).toBe(ada.key);
    expect(storageScopeOf(currentCredentials())).toBe('');
  });
});

test('an account that is added from another account’s address opens after the sign-in', async () => {
  await signIn(ada);
  await signIn(bob);
  // The app writes the part after # into the address before the page reloads, which jsdom can't do.
  const asked = new URLSearchParams({ add: '1', next: '/account#keys', in: markOfKey(bob.key) });
  load(`/sign-in?${asked.toString()}`);
  void signInWithKey({ server: eve.server, key: eve.key, stay: true });
  await expect.poll(() => location.pathname).toBe('/app/account');
  expect(new URLSearchParams(location.search).get('in')).toBe(markOfKey(eve.key));
});

test('the fragment of the sign-in address is kept on the page that opens afterwards', async () => {
  await signIn(ada);
  const asked = new URLSearchParams({ add: '1', next: '/confirm-email', in: 'bob' });
  load(`/sign-in?${asked.toString()}#token=secret`);
  void signInWithKey({ server: bob.server, key: bob.key, stay: true });
  await expect.poll(() => location.pathname).toBe('/app/confirm-email');
  expect(location.hash).toBe('#token=secret');
});

test('switching accounts waits until running changes are saved', async () => {
  await signIn(ada);
  await signIn(bob);
  const client = new QueryClient();
  let save: () => void = () => undefined;
  const saving = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise<void>((resolve) => (save = resolve)) })
    .execute(undefined);
  await expect.poll(() => client.isMutating()).toBe(1);
  const inTab = () => sessionStorage.getItem(credentialsKey);
  const switching = switchTo(kept(ada.key), client);
  await Promise.resolve();
  expect(inTab()).toContain(bob.key);
  save();
  await Promise.all([saving, switching]);
  expect(inTab()).toContain(ada.key);
});
