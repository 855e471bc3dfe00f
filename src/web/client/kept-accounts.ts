import { markInAddress } from '#web/browser/account-mark.ts';
import type { Credentials } from './credentials.ts';
export { withMarks } from '#web/browser/account-mark.ts';
import { accountsKey, credentialsKey, severalAccounts } from './several-accounts.ts';

/**
 * The accounts of a browser that keeps several. This module and its imports are loaded before the page's own code and
 * import none of it, since that code immediately reads what was kept for the account chosen here.
 */

/** An account that this browser signed in to and hasn't signed out of. */
export interface KeptAccount {
  /** Names where the browser keeps the account's data (`stored.ts`). "" for the first account. */
  shelf: string;
  server: string;
  /** Undefined if the session has ended or the key is no longer accepted. */
  credentials?: Credentials | undefined;
  /** The account's id on the server. Omitted until it has been read. */
  id?: number;
  username?: string;
  /** The account's names in addresses before its username was changed. */
  formerly?: readonly string[];
  /** The name that its owner gave it here. */
  name?: string;
  /** A CSS color. */
  color?: string;
}

/** Maximum number of stored accounts. The oldest are dropped. */
const maxAccounts = 20;

/** Colors that are easy to tell apart in the light and the dark theme. */
export const accountColors = [
  '#3b82f6',
  '#f59e0b',
  '#10b981',
  '#ec4899',
  '#8b5cf6',
  '#ef4444',
  '#06b6d4',
  '#84cc16',
] as const;

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks only what is needed here. The code that uses the credentials checks all of it (`credentials.ts`). */
const isCredentials = (kept: unknown): kept is Credentials =>
  isRecord(kept) &&
  typeof kept['key'] === 'string' &&
  typeof kept['server'] === 'string' &&
  [kept['shelf'], kept['mark'], kept['expires']].every(isText);

const isAccount = (kept: unknown): kept is KeptAccount =>
  isRecord(kept) &&
  typeof kept['shelf'] === 'string' &&
  typeof kept['server'] === 'string' &&
  (kept['credentials'] === undefined ||
    // A key is only ever sent to its account's own server.
    (isCredentials(kept['credentials']) && kept['credentials'].server === kept['server'])) &&
  (kept['id'] === undefined || Number.isInteger(kept['id'])) &&
  [kept['username'], kept['name'], kept['color']].every(isText) &&
  (kept['formerly'] === undefined || (Array.isArray(kept['formerly']) && kept['formerly'].every(isText)));

/** Session storage ends with the tab. Local storage is used only if the user asked to stay signed in. */
const stores = (): { tab?: Storage; browser?: Storage } => {
  try {
    return { tab: sessionStorage, browser: localStorage };
  } catch {
    // Some private windows refuse storage. The key then lasts as long as the page.
    return {};
  }
};

function readIn(store: Storage | undefined, place: string): unknown {
  try {
    return JSON.parse(store?.getItem(place) ?? 'null') as unknown;
  } catch {
    // A foreign or unreadable value counts as missing.
    return undefined;
  }
}

function write(store: Storage | undefined, place: string, value: unknown) {
  try {
    if (value === undefined) store?.removeItem(place);
    else store?.setItem(place, JSON.stringify(value));
  } catch {
    // Kept in memory only.
  }
}

function credentialsIn(store: Storage | undefined): Credentials | undefined {
  const kept = readIn(store, credentialsKey);
  return isCredentials(kept) ? kept : undefined;
}

function accountsIn(store: Storage | undefined): KeptAccount[] {
  const kept = readIn(store, accountsKey);
  return Array.isArray(kept) ? kept.filter(isAccount) : [];
}

function writeAccounts(store: Storage | undefined, accounts: readonly KeptAccount[]) {
  write(store, accountsKey, accounts.length > 0 ? accounts.slice(-maxAccounts) : undefined);
  severalAccounts.changed?.();
}

/** Returns the accounts that stay in the browser, then those of this tab, each in the order of sign-in. */
export function keptAccounts(): KeptAccount[] {
  const { tab, browser } = stores();
  const staying = accountsIn(browser);
  const known = new Set(staying.map(({ shelf }) => shelf));
  return [...staying, ...accountsIn(tab).filter(({ shelf }) => !known.has(shelf))];
}

/** Stores an account. An account that is already in the list keeps its position. */
export function saveAccount(account: KeptAccount, { stay }: { stay: boolean }) {
  const { tab, browser } = stores();
  const [mine, others] = stay ? [browser, tab] : [tab, browser];
  const isIt = ({ shelf }: KeptAccount) => shelf === account.shelf;
  const rest = accountsIn(others).filter((one) => !isIt(one));
  if (rest.length < accountsIn(others).length) writeAccounts(others, rest);
  const all = accountsIn(mine);
  writeAccounts(mine, all.some(isIt) ? all.map((one) => (isIt(one) ? account : one)) : [...all, account]);
}

/** Changes some members of an account wherever it's stored. Does nothing if it isn't known. */
export function updateAccount(shelf: string, members: Partial<KeptAccount>) {
  for (const store of Object.values(stores())) {
    const all = accountsIn(store);
    if (!all.some((one) => one.shelf === shelf)) continue;
    writeAccounts(
      store,
      all.map((one) => (one.shelf === shelf ? { ...one, ...members } : one)),
    );
  }
}

export function dropAccount(shelf: string) {
  for (const store of Object.values(stores())) {
    const rest = accountsIn(store).filter((one) => one.shelf !== shelf);
    if (rest.length < accountsIn(store).length) writeAccounts(store, rest);
  }
}

const isExpired = ({ expires }: Pick<Credentials, 'expires'>) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

/** Whether the account can be opened without a new sign-in, as far as this browser knows. */
export const canOpen = ({ credentials }: Pick<KeptAccount, 'credentials'>) =>
  credentials !== undefined && !isExpired(credentials);

const withoutScheme = (server: string) => server.replace(/^https?:\/\//i, '');

/** Returns an account's server in words: its host, and its path if it has one. */
export const serverLabel = (server: string) => withoutScheme(server || location.origin);

/**
 * Returns the account's name in addresses: its username, and its server unless that is where the page came from.
 * Returns undefined until the account has been read.
 */
export function accountMark({ server, username, id }: Pick<KeptAccount, 'server' | 'username' | 'id'>) {
  if (id === undefined) return undefined;
  const who = (username || String(id)).replaceAll('@', '.');
  return server === '' ? who : `${who}@${withoutScheme(server)}`;
}

/** Splits a mark into the user and the server. The server is undefined if it's where the page came from. */
export function splitMark(mark: string): { who: string; server: string | undefined } {
  const [who = '', ...rest] = mark.split('@');
  return { who, server: rest.length > 0 ? rest.join('@') : undefined };
}

/** Returns the name that users know the account by: their own name for it, otherwise its username or server. */
export const accountLabel = ({ name, username, server }: KeptAccount) =>
  name || username || serverLabel(server);

export const freeColor = (accounts: readonly KeptAccount[]) =>
  accountColors.find((color) => accounts.every((one) => one.color !== color)) ??
  accountColors[accounts.length % accountColors.length];

export const newStorageScope = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((name, part) => name + part.toString(36), '');

/** Whether addresses use this mark for the account, or did so earlier. */
export const hasMark = (account: KeptAccount, mark: string) =>
  accountMark(account) === mark || account.formerly?.includes(mark) === true;

/** Makes this tab show the account after a reload. Other tabs, and what new tabs start with, stay the same. */
export function openAccount({ shelf, credentials }: KeptAccount) {
  const { tab, browser } = stores();
  const stays = accountsIn(browser).some((one) => one.shelf === shelf);
  write(tab, credentialsKey, credentials && { ...credentials, ...(stays && { pinned: true }) });
}

/** Stores an account that this tab signed in to. New tabs start with it if they have no other account yet. */
export function storeAccount(
  account: KeptAccount & { credentials: Credentials },
  { stay }: { stay: boolean },
) {
  saveAccount(account, { stay });
  openAccount(account);
  const { browser } = stores();
  const first = credentialsIn(browser);
  if (first && (first.shelf ?? '') !== account.shelf) return;
  if (stay || first) write(browser, credentialsKey, stay ? account.credentials : undefined);
}

/** Stores the server's facts. The old mark is kept, as addresses with the old username stay valid. */
export function noteFacts(account: KeptAccount, { id, username }: { id: number; username: string }) {
  const before = accountMark(account);
  const mark = accountMark({ server: account.server, id, username });
  if (mark === undefined || (before === mark && account.credentials?.mark === mark)) return;
  const formerly = account.formerly ?? [];
  const { tab, browser } = stores();
  for (const store of [tab, browser]) {
    const kept = credentialsIn(store);
    if (kept && kept.key === account.credentials?.key) write(store, credentialsKey, { ...kept, mark });
  }
  updateAccount(account.shelf, {
    id,
    username,
    ...(account.credentials && { credentials: { ...account.credentials, mark } }),
    formerly: before === undefined || before === mark ? formerly : [...formerly, before],
  });
}

/** Opens the account that the page's address names, otherwise the one that this tab was in, otherwise any. */
export function chooseAccount() {
  const { tab, browser } = stores();
  const accounts = keptAccounts();
  const mine = credentialsIn(tab);
  if (mine?.visit) return;
  const wanted = markInAddress();
  const named = wanted === undefined ? undefined : accounts.find((one) => hasMark(one, wanted));
  if (named && canOpen(named)) {
    openAccount(named);
    return;
  }
  // The account was signed out of elsewhere while this tab was closed.
  if (mine?.pinned && !accounts.some(({ credentials }) => credentials?.key === mine.key))
    write(tab, credentialsKey, undefined);
  if ([tab, browser].map(credentialsIn).some((kept) => kept && !isExpired(kept))) return;
  const other = accounts.find(canOpen);
  if (other) openAccount(other);
}
