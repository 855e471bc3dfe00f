import { useSyncExternalStore } from 'react';
import { isRecord } from '#contract/answers/fits.ts';
import { clearStored, readStored, setStorageScope } from '#web/browser/stored.ts';
import { forgetKeptDatabases } from '#web/browser/kept-databases.ts';
import { setReadOnly } from '#web/browser/read-only.ts';
import { createListeners } from '#web/browser/store.ts';
import type * as KeptAccounts from './kept-accounts.ts';
import { accountsKey, credentialsKey, hasSeveralAccounts } from './several-accounts.ts';
import { isOwn, isViewing, readOnlyReasonOf, type Viewing } from './viewing.ts';

export type SignedInBy = 'password' | 'password and code' | 'password and passkey' | 'passkey';
const signedInBy = /^(?:password(?: and (?:code|passkey))?|passkey)$/;

export interface Credentials {
  /** Origin of the service, without a trailing slash. "" is the origin that this page came from. */
  server: string;
  key: string;
  /** A `session` is made for this browser and ends at sign-out. A `key` is the user's own and only forgotten. */
  kind: 'session' | 'key';
  /** Omitted for sessions opened before browsers recorded it. */
  by?: SignedInBy;
  /** UTC, YYYY-MM-DD HH:MM:SS. */
  expires?: string;
  /** Set while the account is only viewed. Nothing is changed or stored then. */
  visit?: Viewing;
  /** Where the browser keeps the account's data (`stored.ts`). Omitted for the first account. */
  shelf?: string;
  /** The account's name in addresses, if there are several accounts. */
  mark?: string;
  /** Whether this is the tab's copy of credentials that stay in the browser. */
  pinned?: boolean;
}

export const isCredentials = (kept: unknown): kept is Credentials =>
  isOwn(kept) &&
  (!('by' in kept) || signedInBy.test(String(kept.by))) &&
  (!('visit' in kept) || isViewing(kept.visit)) &&
  (!('shelf' in kept) || typeof kept.shelf === 'string');

interface State {
  credentials: Credentials | undefined;
  /** Whether the server rejects the credentials. The page stays as it is until the user signs in again. */
  refused: boolean;
  /** The server's reason, beyond that it accepts no such key. */
  why: string;
  /** Whether the user signed out on purpose, so that the open page isn't returned to. */
  left: boolean;
}

const nobody: State = { credentials: undefined, refused: false, why: '', left: false };

const name = credentialsKey;
const listeners = createListeners();
let state: State | undefined;

/** Session storage ends with the tab. Local storage is used only if the user asked to stay signed in. */
const stores = (): Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Some private windows refuse storage. The key then lasts as long as the page.
    return [];
  }
};

function stored(): Credentials | undefined {
  for (const store of stores()) {
    try {
      const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
      if (!isCredentials(kept)) continue;
      if (!isExpired(kept)) return kept;
      // An inspection that has ended returns to the user's own session.
      if (kept.visit?.kind === 'inspection' && !isExpired(kept.visit.own)) return kept.visit.own;
    } catch {
      // A foreign or unreadable value counts as missing.
    }
  }
  return undefined;
}

export const isExpired = ({ expires }: Pick<Credentials, 'expires'>) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

const holds = (text: string | null, key: string) => text?.includes(JSON.stringify(key)) === true;

/** Removes this key's credentials. Other stored credentials stay. */
function forget(key: string) {
  for (const store of stores()) if (holds(store.getItem(name), key)) store.removeItem(name);
}

function show(next: State): State {
  setReadOnly(readOnlyReasonOf(next.credentials?.visit));
  setStorageScope(storageScopeOf(next.credentials));
  return (state = next);
}

function change(next: State) {
  show(next);
  listeners.notify();
}

const current = () => state ?? show({ ...nobody, credentials: stored() });

export const storageScopeOf = (credentials: Pick<Credentials, 'shelf'> | undefined) =>
  credentials?.shelf ?? '';

/** Reads the stored credentials again, as a newly opened page does. */
export const rereadCredentials = () => change({ ...nobody, credentials: stored() });

export const currentCredentials = () => current().credentials;

/** Whether the key stays when the tab is closed. Other data of the account may then stay too. */
export function staysSignedIn(): boolean {
  try {
    const { credentials } = current();
    if (!credentials || credentials.visit) return false;
    return [name, accountsKey].some((place) => holds(localStorage.getItem(place), credentials.key));
  } catch {
    return false;
  }
}

export function saveCredentials(credentials: Credentials, { stay }: { stay: boolean }) {
  try {
    for (const store of stores()) store.removeItem(name);
    (stay ? localStorage : sessionStorage).setItem(name, JSON.stringify(credentials));
  } catch {
    // Kept in memory only.
  }
  showCredentials(credentials);
}

/** Switches the page to these credentials without storing them. */
export const showCredentials = (credentials: Credentials) => change({ ...nobody, credentials });

/** Starts viewing in this tab only. Other tabs stay signed in. A visit by choice doesn't survive a reload. */
export function beginViewing(credentials: Credentials & { visit: Viewing }) {
  try {
    if (credentials.visit.kind === 'inspection') sessionStorage.setItem(name, JSON.stringify(credentials));
  } catch {
    // Kept in memory only.
  }
  change({ ...nobody, credentials });
}

/** Returns to the user's own credentials. After a visit by choice there are none. */
export function endViewing() {
  const visit = current().credentials?.visit;
  const own = visit?.kind === 'inspection' ? visit.own : undefined;
  try {
    if (visit?.kind !== 'choice') sessionStorage.removeItem(name);
    if (own && stored()?.key !== own.key) sessionStorage.setItem(name, JSON.stringify(own));
  } catch {
    // The visit was kept in memory only.
  }
  change({ ...nobody, credentials: own, left: own === undefined });
}

/** Passes a change on to the list of accounts, once the browser keeps several. */
const notifyKeptAccounts = (tell: (code: typeof KeptAccounts) => void) =>
  hasSeveralAccounts() && void import('./kept-accounts.ts').then(tell).catch(() => undefined);

/** Signs out here and clears what the browser kept for the account. */
function leave() {
  const rest = stored();
  const others = rest !== undefined || hasSeveralAccounts();
  const shares = rest !== undefined && storageScopeOf(rest) === storageScopeOf(current().credentials);
  // The name of the account's ledger (`budget.ts`), which also ends the names of its databases.
  const mine = readStored('tab', 'budget');
  clearStored(shares ? ['tab'] : undefined);
  change({ ...nobody, left: true });
  // Code that had them open has been notified by now.
  void forgetKeptDatabases((title) => !others || (typeof mine === 'string' && title.endsWith(mine)));
}

export function dropCredentials() {
  const { credentials } = current();
  if (credentials?.visit) {
    endViewing();
    return;
  }
  if (credentials) forget(credentials.key);
  leave();
  notifyKeptAccounts(({ dropAccount }) => dropAccount(storageScopeOf(credentials)));
}

/** Removes an account that isn't in use, with everything that was kept for it. */
export function removeAccount({ shelf, server, id }: { shelf: string; server: string; id?: number }) {
  setStorageScope(shelf);
  clearStored();
  setStorageScope(storageScopeOf(current().credentials));
  notifyKeptAccounts(({ dropAccount }) => dropAccount(shelf));
  if (id !== undefined)
    void forgetKeptDatabases((title) => title.endsWith(`${server || location.origin} ${id}`));
}

/** Called by the client when the server refuses this key. Another one may have been entered since. */
export function markKeyRefused(key: string, why: string) {
  const { credentials, refused } = current();
  if (credentials?.key !== key || refused) return;
  // A visit doesn't affect what others are signed in with.
  if (!credentials.visit) {
    forget(key);
    notifyKeptAccounts(({ updateAccount }) =>
      updateAccount(storageScopeOf(credentials), { credentials: undefined }),
    );
  }
  change({ ...nobody, credentials, refused: true, why });
}

export const isKeyRefused = () => current().refused;

/** Whether the stored text, a single account or a list of them, still opens the account. */
const opens = (text: string | null, shelf: string) =>
  [JSON.parse(text ?? 'null') as unknown]
    .flat()
    .some((kept) => isRecord(kept) && storageScopeOf(kept) === shelf && isOwn(kept['credentials'] ?? kept));

/** Signs out with the tabs that share the stored key. Tabs in another account stay signed in. */
function onStorage({ storageArea, key: place, oldValue, newValue }: StorageEvent) {
  if (storageArea !== localStorage || (place !== name && place !== accountsKey)) return;
  const { credentials } = current();
  if (!credentials || !holds(oldValue, credentials.key) || holds(newValue, credentials.key)) return;
  if (!opens(newValue, storageScopeOf(credentials))) leaveSession(credentials.key);
}

/** Signs out here because another tab has ended the session that they share. */
export function leaveSession(key: string) {
  const { credentials } = current();
  if (credentials?.key !== key || credentials.visit) return;
  forget(key);
  leave();
}

/** Calls the listener after each sign-in and sign-out. */
export const watchCredentials = (listener: () => void) => {
  if (listeners.count() === 0) window.addEventListener('storage', onStorage);
  const end = listeners.subscribe(listener);
  return () => {
    end();
    if (listeners.count() === 0) window.removeEventListener('storage', onStorage);
  };
};

export const useCredentials = () => useSyncExternalStore(watchCredentials, () => current().credentials);
/** Whether the user signed out, as opposed to never having signed in. */
export const useHasSignedOut = () => useSyncExternalStore(watchCredentials, () => current().left);
export const useKeyRefused = () => useSyncExternalStore(watchCredentials, () => current().refused);
/** Returns a sentence such as that the key has expired, or "" if the server gave none. */
export const useRefusalReason = () => useSyncExternalStore(watchCredentials, () => current().why);
