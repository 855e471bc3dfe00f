import { useSyncExternalStore } from 'react';
import { isRecord } from '#contract/answers/fits.ts';
import { forgetKept, recall, setShelf } from '#web/browser/kept.ts';
import { forgetKeptDatabases } from '#web/browser/kept-databases.ts';
import { setReadOnly } from '#web/browser/read-only.ts';
import { createListeners } from '#web/browser/store.ts';
import type * as KeptAccounts from './kept-accounts.ts';
import { accountsPlace, credentialsPlace, keepsSeveral } from './several-here.ts';
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
  /** Where the browser keeps what is the account's (`kept.ts`), if it is not the first of several. */
  shelf?: string;
  /** What addresses name the account by, where there are several. */
  mark?: string;
  /** A copy for this tab of what stays in the browser. */
  pinned?: boolean;
}

export const isCredentials = (kept: unknown): kept is Credentials =>
  isOwn(kept) &&
  (!('by' in kept) || signedInBy.test(String(kept.by))) &&
  (!('visit' in kept) || isViewing(kept.visit)) &&
  (!('shelf' in kept) || typeof kept.shelf === 'string');

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

const name = credentialsPlace;
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
      if (!isCredentials(kept)) continue;
      if (!isOver(kept)) return kept;
      // From an inspection that is over, one is back at oneself.
      if (kept.visit?.kind === 'inspection' && !isOver(kept.visit.own)) return kept.visit.own;
    } catch {
      // Not ours, or refused: as though it were not there.
    }
  }
  return undefined;
}

export const isOver = ({ expires }: Pick<Credentials, 'expires'>) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

const holds = (text: string | null, key: string) => text?.includes(JSON.stringify(key)) === true;

/** What others are signed in with stays. */
function forget(key: string) {
  for (const store of stores()) if (holds(store.getItem(name), key)) store.removeItem(name);
}

function show(next: State): State {
  setReadOnly(reasonOf(next.credentials?.visit));
  setShelf(shelfOf(next.credentials));
  return (state = next);
}

function change(next: State) {
  show(next);
  listeners.tell();
}

const current = () => state ?? show({ ...nobody, credentials: stored() });

export const shelfOf = (credentials: Pick<Credentials, 'shelf'> | undefined) => credentials?.shelf ?? '';

/** Looks again at what is stored, as a page does when it is opened. */
export const rereadCredentials = () => change({ ...nobody, credentials: stored() });

export const currentCredentials = () => current().credentials;

/** Whether the key stays when the tab is closed: then other things of the account may stay as well. */
export function isStaying(): boolean {
  try {
    const { credentials } = current();
    if (!credentials || credentials.visit) return false;
    return [name, accountsPlace].some((place) => holds(localStorage.getItem(place), credentials.key));
  } catch {
    return false;
  }
}

export function keepCredentials(credentials: Credentials, { stay }: { stay: boolean }) {
  try {
    for (const store of stores()) store.removeItem(name);
    (stay ? localStorage : sessionStorage).setItem(name, JSON.stringify(credentials));
  } catch {
    // Kept in memory only.
  }
  showCredentials(credentials);
}

/** The page goes on with them; where they are kept is none of its business. */
export const showCredentials = (credentials: Credentials) => change({ ...nobody, credentials });

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
    if (visit?.kind !== 'choice') sessionStorage.removeItem(name);
    if (own && stored()?.key !== own.key) sessionStorage.setItem(name, JSON.stringify(own));
  } catch {
    // It was in memory only.
  }
  change({ ...nobody, credentials: own, left: own === undefined });
}

/** To those that are beside this one, once there are several. */
const tellKept = (tell: (code: typeof KeptAccounts) => void) =>
  keepsSeveral() && void import('./kept-accounts.ts').then(tell).catch(() => undefined);

/** What the browser kept for the account goes too. */
function leave() {
  const rest = stored();
  const others = rest !== undefined || keepsSeveral();
  const shares = rest !== undefined && shelfOf(rest) === shelfOf(current().credentials);
  // As the databases of an account are called, and its ledger (`budget.ts`).
  const mine = recall('tab', 'budget');
  forgetKept(shares ? ['tab'] : undefined);
  change({ ...nobody, left: true });
  // What had them open has heard of it.
  void forgetKeptDatabases((title) => !others || (typeof mine === 'string' && title.endsWith(mine)));
}

/** On purpose. */
export function dropCredentials() {
  const { credentials } = current();
  if (credentials?.visit) {
    endViewing();
    return;
  }
  if (credentials) forget(credentials.key);
  leave();
  tellKept(({ dropAccount }) => dropAccount(shelfOf(credentials)));
}

/** One that is not in use goes with all that was kept for it. */
export function removeAccount({ shelf, server, id }: { shelf: string; server: string; id?: number }) {
  setShelf(shelf);
  forgetKept();
  setShelf(shelfOf(current().credentials));
  tellKept(({ dropAccount }) => dropAccount(shelf));
  if (id !== undefined)
    void forgetKeptDatabases((title) => title.endsWith(`${server || location.origin} ${id}`));
}

/** For the client: the server refused this key. Another one may have been entered meanwhile. */
export function refuseKey(key: string, why: string) {
  const { credentials, refused } = current();
  if (credentials?.key !== key || refused) return;
  // What others are signed in with is none of a visit's business.
  if (!credentials.visit) {
    forget(key);
    tellKept(({ changeAccount }) => changeAccount(shelfOf(credentials), { credentials: undefined }));
  }
  change({ ...nobody, credentials, refused: true, why });
}

export const isRefused = () => current().refused;

/** Whether what is stored, one account or a list of them, still opens the account. */
const opens = (text: string | null, shelf: string) =>
  [JSON.parse(text ?? 'null') as unknown]
    .flat()
    .some((kept) => isRecord(kept) && shelfOf(kept) === shelf && isOwn(kept['credentials'] ?? kept));

/** Signing out in one tab signs out those that share its stored key, and none that are in another account. */
function onStorage({ storageArea, key: place, oldValue, newValue }: StorageEvent) {
  if (storageArea !== localStorage || (place !== name && place !== accountsPlace)) return;
  const { credentials } = current();
  if (!credentials || !holds(oldValue, credentials.key) || holds(newValue, credentials.key)) return;
  if (!opens(newValue, shelfOf(credentials))) leaveSession(credentials.key);
}

/** Signs out here too, where another tab has ended the session that they share. */
export function leaveSession(key: string) {
  const { credentials } = current();
  if (credentials?.key !== key || credentials.visit) return;
  forget(key);
  leave();
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
