import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { forgetKept } from '#web/lib/kept.ts';

/** Who calls, and whom. */
const Credentials = z.object({
  /** Origin of the service, without a slash at the end; "" is where this page came from. */
  server: z.string(),
  key: z.string().min(1),
  /** A `session` was made for this browser and is ended at sign-out; a `key` is the person's own and only forgotten. */
  kind: z.enum(['session', 'key']),
  /** UTC, YYYY-MM-DD HH:MM:SS. */
  expires: z.string().optional(),
});
export type Credentials = z.output<typeof Credentials>;

interface State {
  credentials: Credentials | undefined;
  /** The server takes them no longer. The page stays as it is until its reader has signed in again. */
  refused: boolean;
  /** Signed out on purpose: the page that was open is not to be gone back to. */
  left: boolean;
}

const nobody: State = { credentials: undefined, refused: false, left: false };

const name = 'waypost-credentials';
const listeners = new Set<() => void>();
let state: State | undefined;

/** Session storage dies with the tab. Local storage only when the person asked to stay signed in. */
const stores = (): Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Some private windows refuse storage: then the key lives as long as the page.
    return [];
  }
};

function stored(): Credentials | undefined {
  for (const store of stores()) {
    try {
      const parsed = Credentials.safeParse(JSON.parse(store.getItem(name) ?? 'null'));
      if (parsed.success && !isOver(parsed.data)) return parsed.data;
    } catch {
      // Not ours, or refused: as though it were not there.
    }
  }
  return undefined;
}

const isOver = ({ expires }: Credentials) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

function forget() {
  for (const store of stores()) store.removeItem(name);
}

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

const current = (): State => (state ??= { ...nobody, credentials: stored() });

/** Looks again at what is stored, as a page does when it is opened. */
export const rereadCredentials = () => change({ ...nobody, credentials: stored() });

export const currentCredentials = () => current().credentials;

/** Whether the key stays when the tab is closed: then other things of the account may stay as well. */
export function isStaying(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function keepCredentials(credentials: Credentials, { stay }: { stay: boolean }) {
  forget();
  try {
    (stay ? localStorage : sessionStorage).setItem(name, JSON.stringify(credentials));
  } catch {
    // Kept in memory only.
  }
  change({ ...nobody, credentials });
}

/** On purpose: what the browser kept for the person goes too. */
export function dropCredentials() {
  forget();
  forgetKept();
  change({ ...nobody, left: true });
}

/** For the client: the server refused this key. Another one may have been entered meanwhile. */
export function refuseKey(key: string) {
  const { credentials, refused } = current();
  if (credentials?.key !== key || refused) return;
  forget();
  change({ ...nobody, credentials, refused: true });
}

/** Signing out in one tab signs out those that share its stored key. */
function onStorage(event: StorageEvent) {
  if (event.storageArea !== localStorage || event.key !== name || event.newValue !== null) return;
  const { credentials } = current();
  if (event.oldValue && credentials && event.oldValue.includes(JSON.stringify(credentials.key))) {
    forgetKept();
    change({ ...nobody, left: true });
  }
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

export const useCredentials = () => useSyncExternalStore(subscribe, () => current().credentials);
/** Whether the person signed out, rather than never having signed in. */
export const useHasLeft = () => useSyncExternalStore(subscribe, () => current().left);
export const useKeyRefused = () => useSyncExternalStore(subscribe, () => current().refused);
