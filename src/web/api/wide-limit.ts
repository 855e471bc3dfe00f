import { useSyncExternalStore } from 'react';
import { currentBudget, watchBudget } from '#web/client/budget.ts';
import { useCredentials } from '#web/client/credentials.ts';

/** A limit that nobody reaches by clicking, in requests per minute. Below it, all requests are left to users. */
const wide = 300;

export const hasWideLimit = () => (currentBudget().limit ?? 0) >= wide;

/**
 * Whether the dashboard may send requests that no user asked for. Only a browser signed in to a service with a wide
 * limit may.
 */
export const useWideLimit = () => {
  const isSession = useCredentials()?.kind === 'session';
  const isWide = useSyncExternalStore(watchBudget, hasWideLimit);
  return isSession && isWide;
};

/** Returns a function that reads what no user asked for, if the limit leaves room for it. */
export const whenWide = <Read>(read: Read): Read | undefined => (hasWideLimit() ? read : undefined);
