import { markInAddress } from '#web/browser/account-mark.ts';
import type { Credentials } from './credentials.ts';
export { withMarks } from '#web/browser/account-mark.ts';
import { accountsPlace, credentialsPlace, several } from './several-here.ts';

/**
 * The accounts of a browser that keeps several. What this imports is loaded before the page's own code, and imports
 * nothing of it: that reads at once what was kept for the account that is chosen here.
 */

/** An account that was signed in to in this browser and not signed out of. */
export interface KeptAccount {
  /** Names where the browser keeps what is the account's (`kept.ts`); "" is that of the first. */
  shelf: string;
  server: string;
  /** undefined: its session has ended, or its key is taken no longer. */
  credentials?: Credentials | undefined;
  /** As the server has it, once it was read. */
  id?: number;
  username?: string;
  /** What addresses named it by before its username was changed. */
  formerly?: readonly string[];
  /** As its owner calls it here. */
  name?: string;
  /** CSS. */
  color?: string;
}

/** For those who can't sign in to more at once anyway. */
const most = 20;

/** Told apart at a glance, on light and on dark. */
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

/** All of it is checked again by who uses it (`credentials.ts`). */
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
    // A key goes nowhere but to the server of its account.
    (isCredentials(kept['credentials']) && kept['credentials'].server === kept['server'])) &&
  (kept['id'] === undefined || Number.isInteger(kept['id'])) &&
  [kept['username'], kept['name'], kept['color']].every(isText) &&
  (kept['formerly'] === undefined || (Array.isArray(kept['formerly']) && kept['formerly'].every(isText)));

/** Session storage dies with the tab. Local storage only when the person asked to stay signed in. */
const stores = (): { tab?: Storage; browser?: Storage } => {
  try {
    return { tab: sessionStorage, browser: localStorage };
  } catch {
    // Some private windows refuse storage: then the key lives as long as the page.
    return {};
  }
};

function readIn(store: Storage | undefined, place: string): unknown {
  try {
    return JSON.parse(store?.getItem(place) ?? 'null') as unknown;
  } catch {
    // Not ours, or refused: as though it were not there.
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
  const kept = readIn(store, credentialsPlace);
  return isCredentials(kept) ? kept : undefined;
}

function accountsIn(store: Storage | undefined): KeptAccount[] {
  const kept = readIn(store, accountsPlace);
  return Array.isArray(kept) ? kept.filter(isAccount) : [];
}

function writeAccounts(store: Storage | undefined, accounts: readonly KeptAccount[]) {
  write(store, accountsPlace, accounts.length > 0 ? accounts.slice(-most) : undefined);
  several.changed?.();
}

/** Those that stay first, then those of this tab; in the order in which they were signed in to. */
export function keptAccounts(): KeptAccount[] {
  const { tab, browser } = stores();
  const staying = accountsIn(browser);
  const known = new Set(staying.map(({ shelf }) => shelf));
  return [...staying, ...accountsIn(tab).filter(({ shelf }) => !known.has(shelf))];
}

/** In its place, if it is there. */
export function putAccount(account: KeptAccount, { stay }: { stay: boolean }) {
  const { tab, browser } = stores();
  const [mine, others] = stay ? [browser, tab] : [tab, browser];
  const isIt = ({ shelf }: KeptAccount) => shelf === account.shelf;
  const rest = accountsIn(others).filter((one) => !isIt(one));
  if (rest.length < accountsIn(others).length) writeAccounts(others, rest);
  const all = accountsIn(mine);
  writeAccounts(mine, all.some(isIt) ? all.map((one) => (isIt(one) ? account : one)) : [...all, account]);
}

/** Where it is; another member of it, and nothing where it isn't known. */
export function changeAccount(shelf: string, members: Partial<KeptAccount>) {
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

const isOver = ({ expires }: Pick<Credentials, 'expires'>) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

/** Whether it can be opened without signing in again, as far as this browser knows. */
export const isOpenable = ({ credentials }: Pick<KeptAccount, 'credentials'>) =>
  credentials !== undefined && !isOver(credentials);

const withoutScheme = (server: string) => server.replace(/^https?:\/\//i, '');

/** Where an account is, in words: its host, and its path where it has one. */
export const placeOf = (server: string) => withoutScheme(server || location.origin);

/**
 * What addresses name an account by: its name, and its server unless that is where the page came from. undefined: it is
 * not known yet.
 */
export function markOf({ server, username, id }: Pick<KeptAccount, 'server' | 'username' | 'id'>) {
  if (id === undefined) return undefined;
  const who = (username || String(id)).replaceAll('@', '.');
  return server === '' ? who : `${who}@${withoutScheme(server)}`;
}

/** Read again: who, and on which server unless that is where the page came from. */
export function partsOf(mark: string): { who: string; server: string | undefined } {
  const [who = '', ...rest] = mark.split('@');
  return { who, server: rest.length > 0 ? rest.join('@') : undefined };
}

/** As people know it: as they have called it, else by its name. */
export const nameOf = ({ name, username, server }: KeptAccount) => name || username || placeOf(server);

/** The first color that no other account has. */
export const freeColor = (accounts: readonly KeptAccount[]) =>
  accountColors.find((color) => accounts.every((one) => one.color !== color)) ??
  accountColors[accounts.length % accountColors.length];

export const newShelf = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((name, part) => name + part.toString(36), '');

/** Whether addresses call it so, or have done so before. */
export const isNamed = (account: KeptAccount, mark: string) =>
  markOf(account) === mark || account.formerly?.includes(mark) === true;

/** For this tab, once it is loaded anew: what other tabs show, and begin with, stays. */
export function openAccount({ shelf, credentials }: KeptAccount) {
  const { tab, browser } = stores();
  const stays = accountsIn(browser).some((one) => one.shelf === shelf);
  write(tab, credentialsPlace, credentials && { ...credentials, ...(stays && { pinned: true }) });
}

/** Signed in to, in this tab. It is what new tabs begin with if nothing else is. */
export function storeAccount(
  account: KeptAccount & { credentials: Credentials },
  { stay }: { stay: boolean },
) {
  putAccount(account, { stay });
  openAccount(account);
  const { browser } = stores();
  const first = credentialsIn(browser);
  if (first && (first.shelf ?? '') !== account.shelf) return;
  if (stay || first) write(browser, credentialsPlace, stay ? account.credentials : undefined);
}

/** What the server says of an account. A page that was shared before its username was changed is still its. */
export function noteFacts(account: KeptAccount, { id, username }: { id: number; username: string }) {
  const before = markOf(account);
  const mark = markOf({ server: account.server, id, username });
  if (mark === undefined || (before === mark && account.credentials?.mark === mark)) return;
  const formerly = account.formerly ?? [];
  const { tab, browser } = stores();
  for (const store of [tab, browser]) {
    const kept = credentialsIn(store);
    if (kept && kept.key === account.credentials?.key) write(store, credentialsPlace, { ...kept, mark });
  }
  changeAccount(account.shelf, {
    id,
    username,
    ...(account.credentials && { credentials: { ...account.credentials, mark } }),
    formerly: before === undefined || before === mark ? formerly : [...formerly, before],
  });
}

/** Opens what the page's address names, else what this tab was in, else any. */
export function chooseAccount() {
  const { tab, browser } = stores();
  const accounts = keptAccounts();
  const mine = credentialsIn(tab);
  if (mine?.visit) return;
  const wanted = markInAddress();
  const named = wanted === undefined ? undefined : accounts.find((one) => isNamed(one, wanted));
  if (named && isOpenable(named)) {
    openAccount(named);
    return;
  }
  // Signed out of elsewhere, while this tab was closed.
  if (mine?.pinned && !accounts.some(({ credentials }) => credentials?.key === mine.key))
    write(tab, credentialsPlace, undefined);
  if ([tab, browser].map(credentialsIn).some((kept) => kept && !isOver(kept))) return;
  const other = accounts.find(isOpenable);
  if (other) openAccount(other);
}
