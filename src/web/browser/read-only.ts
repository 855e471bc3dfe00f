import { createStore } from './store.ts';

/** While somebody only looks, as support staff do, nothing is changed and nothing is kept. */
const reason = createStore<string | undefined>(undefined);

export const setReadOnly = reason.set;

/** Why nothing can be changed now, in a sentence; undefined: it can. */
export const readOnlyReason = reason.get;

export const useReadOnly = reason.use;
