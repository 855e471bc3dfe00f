import { isServed } from '#web/browser/served.ts';
import type * as KeptAccounts from './kept-accounts.ts';

/** The part of the code for several accounts that every page needs at its start. Few browsers load the rest. */

export const credentialsKey = 'waypost-credentials';
export const accountsKey = 'waypost-accounts';

/** Whether a second account was ever added. A browser with a single account keeps no list. */
export function hasSeveralAccounts(): boolean {
  try {
    return [sessionStorage, localStorage].some((store) => store.getItem(accountsKey) !== null);
  } catch {
    return false;
  }
}

/** Whether the page's address names the account it belongs to. */
export const isAccountInAddress = () => /[?&]in=/.test(isServed() ? location.search : location.hash);

interface Several {
  /** Loaded before the page's own code if it's needed. */
  code?: typeof KeptAccounts;
  /** The account's name in addresses. Undefined if addresses name no account. */
  mark?: string | undefined;
  /** Called after the list of accounts has changed in this tab. */
  changed?: () => void;
}

export const severalAccounts: Several = {};
