import { createStore } from '#web/browser/store.ts';
import type { KeptAccount } from './kept-accounts.ts';

interface AccountsShown {
  /** All accounts that this browser keeps, in the order of sign-in. */
  accounts: readonly KeptAccount[];
  /** The account that the page belongs to. Undefined if nobody is signed in or the page is only viewed. */
  mine: KeptAccount | undefined;
  /** The account that the page's address names, if it isn't the one signed in to. */
  needed: string | undefined;
}

const shown = createStore<AccountsShown | undefined>(undefined);

export const showAccounts = shown.set;

/** Returns undefined in a browser that keeps a single account. */
export const useAccountsShown = shown.use;
