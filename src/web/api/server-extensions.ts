import { useSyncExternalStore } from 'react';
import type { Extension } from '#contract/endpoint.ts';

/** What the server offers beyond the specification: it names it in every answer. Without the header it has none. */
let names: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function noteExtensions(headers: Headers) {
  const told = (headers.get('X-Extensions') ?? '').split(/[\s,]+/).filter(Boolean);
  if (told.length === names.size && told.every((name) => names.has(name))) return;
  names = new Set(told);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All of them, as the server names them; another set once that changes. */
export const useExtensions = () => useSyncExternalStore(subscribe, () => names);

export const hasExtension = (name: Extension) => names.has(name);

/** Pages hide what needs an extension that the server has not. */
export const useExtension = (name: Extension) => useSyncExternalStore(subscribe, () => hasExtension(name));
