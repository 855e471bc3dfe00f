import { isServed } from '#web/browser/served.ts';
import type * as KeptAccounts from './kept-accounts.ts';

/** What the page's start knows of a browser that keeps several accounts; the rest is code that few load. */

export const credentialsPlace = 'waypost-credentials';
export const accountsPlace = 'waypost-accounts';

/** Whether a second account was ever added. A browser with one keeps no list. */
export function keepsSeveral(): boolean {
  try {
    return [sessionStorage, localStorage].some((store) => store.getItem(accountsPlace) !== null);
  } catch {
    return false;
  }
}

/** Whether the page's address says which account it belongs to. */
export const namesAccount = () => /[?&]in=/.test(isServed() ? location.search : location.hash);

interface Several {
  /** Loaded before the page's own code where it is needed. */
  code?: typeof KeptAccounts;
  /** What addresses name the account by; undefined: they name none. */
  mark?: string | undefined;
  /** Called once the list of accounts was changed in this tab. */
  changed?: () => void;
}

export const several: Several = {};
