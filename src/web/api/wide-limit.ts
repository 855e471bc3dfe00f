import { useSyncExternalStore } from 'react';
import { currentBudget, watchBudget } from '#web/client/budget.ts';
import { useCredentials } from '#web/client/credentials.ts';

/** A limit that nobody meets by clicking, in requests a minute: below it, every request is a person's. */
const wide = 300;

export const hasWideLimit = () => (currentBudget().limit ?? 0) >= wide;

/** Whether something may be asked for that nobody has asked for: only by a browser that is signed in to a service with a limit for it. */
export const useWideLimit = () => {
  const isSession = useCredentials()?.kind === 'session';
  const isWide = useSyncExternalStore(watchBudget, hasWideLimit);
  return isSession && isWide;
};
