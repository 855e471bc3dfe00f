import { expect, vi } from 'vitest';
import { signInWithKey } from '#web/api/session.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { currentCredentials, rereadCredentials } from '#web/client/credentials.ts';
import { chooseAccount, keptAccounts, accountMark, accountLabel } from '#web/client/kept-accounts.ts';
import { credentialsKey, hasSeveralAccounts, isAccountInAddress } from '#web/client/several-accounts.ts';
import type { TestAccount } from './start-service.ts';

/** Does what reloading the page does. */
export function load(path = '/') {
  window.history.replaceState(null, '', `/app${path}`);
  if (hasSeveralAccounts() || isAccountInAddress()) chooseAccount();
  rereadCredentials();
}

export const everything = () => JSON.stringify([localStorage, sessionStorage]);

/** Signs in and continues on the reloaded page. */
export async function signIn({ server, key }: TestAccount, { stay = true } = {}) {
  void signInWithKey({ server, key, stay });
  const inUse = () => sessionStorage.getItem(credentialsKey) ?? localStorage.getItem(credentialsKey);
  await expect.poll(() => inUse()).toContain(key);
  load();
  expect(currentCredentials()?.key).toBe(key);
}

export const names = () => keptAccounts().map(accountLabel);

export function kept(key: string) {
  const account = keptAccounts().find(({ credentials }) => credentials?.key === key);
  if (!account) throw new Error('It is not kept.');
  return account;
}

export const markOfKey = (key: string) => accountMark(kept(key)) ?? '';

/** Waits until a key is gone. Signing out updates the list of accounts a moment later. */
export async function untilGone(key: string) {
  await expect.poll(() => everything()).not.toContain(key);
}

/** Simulates a browser in which nobody has signed in, on a page sent by a service. */
export function forgetAll() {
  document.documentElement.dataset['config'] = '';
  localStorage.clear();
  sessionStorage.clear();
  forgetBudget();
  load();
  // jsdom can't reload a page, and logs an error instead.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
