import { createStore } from './store.ts';

/** While somebody only looks, as support staff do, nothing is changed and nothing is kept. */
const reason = createStore<string | undefined>(undefined);

export const setReadOnly = reason.set;

/** Why nothing can be changed now, in a sentence; undefined: it can. */
export const readOnlyReason = reason.get;

/** While the account is locked, what is kept in the browser stays, and one can sign in again: only controls are held back. */
const lock = createStore<string | undefined>(undefined);

export const setLock = lock.set;

/** Why a control that changes something is held back, in a sentence; undefined: it isn't. */
export const heldReason = () => reason.get() ?? lock.get();

export function useHeldReason(): string | undefined {
  const locked = lock.use();
  return reason.use() ?? locked;
}
