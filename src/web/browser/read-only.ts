import { createStore } from './store.ts';

/** While support staff view an account, nothing is changed or stored. */
const reason = createStore<string | undefined>(undefined);

export const setReadOnly = reason.set;

/** Returns why nothing can be changed, as a sentence, or undefined if changes are allowed. */
export const readOnlyReason = reason.get;

/** While the account is locked, only controls are disabled. Stored data stays, and users can still sign in again. */
const lock = createStore<string | undefined>(undefined);

export const setLock = lock.set;

/** Returns why controls that change something are disabled, as a sentence, or undefined if they aren't. */
export const blockedReason = () => reason.get() ?? lock.get();

export function useBlockedReason(): string | undefined {
  const locked = lock.use();
  return reason.use() ?? locked;
}
