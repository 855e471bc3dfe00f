import { createStore } from './store.ts';

/** Until when the rate limit delays a change that the user waits for, in ms since 1970. */
const until = createStore<number | undefined>(undefined);

export const noteLimitWait = until.set;
export const useLimitWait = until.use;
