import { createStore } from '#web/browser/store.ts';
import type { KeptAccount } from './kept-accounts.ts';

interface AccountsShown {
  /** All that this browser keeps, in the order in which they were signed in to. */
  accounts: readonly KeptAccount[];
  /** The one that the page belongs to; undefined: nobody is signed in, or one only looks. */
  mine: KeptAccount | undefined;
  /** The account that the page's address names, if it is not the one that is signed in to. */
  needed: string | undefined;
}

const shown = createStore<AccountsShown | undefined>(undefined);

export const showAccounts = shown.set;

/** undefined in a browser that keeps one account alone. */
export const useAccountsShown = shown.use;
