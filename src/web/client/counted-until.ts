import { createStore } from '#web/browser/store.ts';

/** When the first visit that the latest figures lack took place, in ms since 1970. Undefined if they are complete. */
const until = createStore<number | undefined>(undefined);

/** Call this with the headers of each response that contains visit figures. */
export function noteCounted(headers: Headers) {
  const told = Number(headers.get('X-Counted-Until') ?? Number.NaN) * 1000;
  until.set(Number.isFinite(told) ? told : undefined);
}

export const useCountedUntil = until.use;
