import { createStore } from './store.ts';

/** Until when a change that a person waits for is held up by the spent limit, in ms since 1970. */
const until = createStore<number | undefined>(undefined);

export const noteLimitWait = until.set;
export const useLimitWait = until.use;
