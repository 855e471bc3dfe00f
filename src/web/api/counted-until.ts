import { useSyncExternalStore } from 'react';

/** When the first visit was made that the latest figures lack, in ms since 1970; undefined: they are complete. */
let until: number | undefined;
const listeners = new Set<() => void>();

/** To be called with the headers of each answer that has figures of visits. */
export function noteCounted(headers: Headers) {
  const told = Number(headers.get('X-Counted-Until') ?? Number.NaN) * 1000;
  const now = Number.isFinite(told) ? told : undefined;
  if (now === until) return;
  until = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCountedUntil = () => useSyncExternalStore(subscribe, () => until);
