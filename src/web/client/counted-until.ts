import { createStore } from '#web/browser/store.ts';

/** When the first visit was made that the latest figures lack, in ms since 1970; undefined: they are complete. */
const until = createStore<number | undefined>(undefined);

/** To be called with the headers of each answer that has figures of visits. */
export function noteCounted(headers: Headers) {
  const told = Number(headers.get('X-Counted-Until') ?? Number.NaN) * 1000;
  until.set(Number.isFinite(told) ? told : undefined);
}

export const useCountedUntil = until.use;
