import { useSyncExternalStore } from 'react';

/** While somebody only looks, as support staff do, nothing is changed and nothing is kept. */
let reason: string | undefined;
const listeners = new Set<() => void>();

export function setReadOnly(why: string | undefined) {
  if (why === reason) return;
  reason = why;
  for (const listener of listeners) listener();
}

/** Why nothing can be changed now, in a sentence; undefined: it can. */
export const readOnlyReason = () => reason;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReadOnly = () => useSyncExternalStore(subscribe, readOnlyReason);
