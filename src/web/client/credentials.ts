import { useSyncExternalStore } from 'react';
import { forgetKept } from '#web/browser/kept.ts';
import { forgetKeptDatabases } from '#web/browser/kept-databases.ts';
import { setReadOnly } from '#web/browser/read-only.ts';
import { createListeners } from '#web/browser/store.ts';
import { isOwn, isViewing, reasonOf, type Viewing } from './viewing.ts';

/** What a session was opened with. */
export type SignedInBy = 'password' | 'password and code' | 'password and passkey' | 'passkey';
const signedInBy = /^(?:password(?: and (?:code|passkey))?|passkey)$/;

/** Who calls, and whom. */
export interface Credentials {
  /** Origin of the service, without a slash at the end; "" is where this page came from. */
  server: string;
  key: string;
  /** A `session` was made for this browser and is ended at sign-out; a `key` is the person's own and only forgotten. */
  kind: 'session' | 'key';
  /** What the session was opened with; a browser that opened it earlier did not note that. */
  by?: SignedInBy;
  /** UTC, YYYY-MM-DD HH:MM:SS. */
  expires?: string;
  /** Only to look: nothing is changed, nothing is kept. */
  visit?: Viewing;
}

const isKept = (kept: unknown): kept is Credentials =>
  isOwn(kept) &&
  (!('by' in kept) || signedInBy.test(String(kept.by))) &&
  (!('visit' in kept) || isViewing(kept.visit));

interface State {
  credentials: Credentials | undefined;
  /** The server takes them no longer. The page stays as it is until its reader has signed in again. */
  refused: boolean;
  /** What the server said of that, beyond that it takes no such key. */
  why: string;
  /** Signed out on purpose: the page that was open is not to be gone back to. */
  left: boolean;
}

const nobody: State = { credentials: undefined, refused: false, why: '', left: false };

const name = 'waypost-credentials';
const listeners = createListeners();
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
      const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
      if (!isKept(kept)) continue;
      if (!isOver(kept)) return kept;
      const { visit } = kept;
      // From an inspection that is over, one is back at oneself.
      if (visit?.kind === 'inspection' && !isOver(visit.own)) return visit.own;
    } catch {
      // Not ours, or refused: as though it were not there.
    }
  }
  return undefined;
}

export const isOver = ({ expires }: Pick<Credentials, 'expires'>) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

function forget() {
  for (const store of stores()) store.removeItem(name);
}

function change(next: State) {
  state = next;
  setReadOnly(reasonOf(next.credentials?.visit));
  listeners.tell();
}

function current(): State {
  if (state) return state;
  const credentials = stored();
  state = { ...nobody, credentials };
  setReadOnly(reasonOf(credentials?.visit));
  return state;
}

/** Looks again at what is stored, as a page does when it is opened. */
export const rereadCredentials = () => change({ ...nobody, credentials: stored() });

export const currentCredentials = () => current().credentials;

/** Whether the key stays when the tab is closed: then other things of the account may stay as well. */
export function isStaying(): boolean {
  try {
    if (current().credentials?.visit) return false;
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

/** For this tab alone: what other tabs are signed in with stays. A visit by choice is not even kept for a reload. */
export function beginViewing(credentials: Credentials & { visit: Viewing }) {
  try {
    if (credentials.visit.kind === 'inspection') sessionStorage.setItem(name, JSON.stringify(credentials));
  } catch {
    // Kept in memory only.
  }
  change({ ...nobody, credentials });
}

/** Back to who one is: nobody, after a visit by choice. */
export function endViewing() {
  const visit = current().credentials?.visit;
  const own = visit?.kind === 'inspection' ? visit.own : undefined;
  try {
    sessionStorage.removeItem(name);
    if (own && stored()?.key !== own.key) sessionStorage.setItem(name, JSON.stringify(own));
  } catch {
    // It was in memory only.
  }
  change({ ...nobody, credentials: own, left: own === undefined });
}

/** What the browser kept for the person goes too. */
function leave() {
  forgetKept();
  change({ ...nobody, left: true });
  // What had them open has heard of it.
  void forgetKeptDatabases();
}

/** On purpose. */
export function dropCredentials() {
  forget();
  leave();
}

/** For the client: the server refused this key. Another one may have been entered meanwhile. */
export function refuseKey(key: string, why: string) {
  const { credentials, refused } = current();
  if (credentials?.key !== key || refused) return;
  // What others are signed in with is none of a visit's business.
  if (!credentials.visit) forget();
  change({ ...nobody, credentials, refused: true, why });
}

/** Signing out in one tab signs out those that share its stored key. */
function onStorage(event: StorageEvent) {
  if (event.storageArea !== localStorage || event.key !== name || event.newValue !== null) return;
  const { credentials } = current();
  if (event.oldValue && credentials && event.oldValue.includes(JSON.stringify(credentials.key))) leave();
}

/** Calls back when somebody has signed in or out. */
export const watchCredentials = (listener: () => void) => {
  if (listeners.count() === 0) window.addEventListener('storage', onStorage);
  const end = listeners.subscribe(listener);
  return () => {
    end();
    if (listeners.count() === 0) window.removeEventListener('storage', onStorage);
  };
};

export const useCredentials = () => useSyncExternalStore(watchCredentials, () => current().credentials);
/** Whether the person signed out, rather than never having signed in. */
export const useHasLeft = () => useSyncExternalStore(watchCredentials, () => current().left);
export const useKeyRefused = () => useSyncExternalStore(watchCredentials, () => current().refused);
/** A sentence such as that the key has expired; "" where the server gave none. */
export const useRefusalReason = () => useSyncExternalStore(watchCredentials, () => current().why);
