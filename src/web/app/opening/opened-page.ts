/** Finds the opened page and the signed-in account, for the small script in the page's head. */

interface Kept {
  server: string;
  key: string;
  expires?: string;
  visit?: unknown;
  shelf?: string;
  mark?: string;
}

export interface OpenedPage {
  kept: Kept;
  /** Session storage if the key ends with the tab, otherwise local storage. */
  store: Storage;
  /** Prefix of what the browser keeps for the account, as in `web/browser/stored.ts`. */
  prefix: string;
  /** The path below /app/. */
  path: string;
  query: URLSearchParams;
}

const keptIn = (store: Storage) => {
  const kept = JSON.parse(store.getItem('waypost-credentials') ?? 'null') as Kept | null;
  return kept?.key ? { kept, store } : undefined;
};

const isOver = ({ expires }: Kept) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

/**
 * Returns the address's path below /app/ and its query. If no service sends the page, they are the part after the #.
 */
export function currentAddress(): Pick<OpenedPage, 'path' | 'query'> {
  const isServed = document.documentElement.dataset['config'] !== undefined;
  const { pathname, search } = isServed ? location : new URL(location.hash.slice(1), location.origin);
  const path = pathname.replace(isServed ? /^\/app\/?/ : '/', '').replace(/\/$/, '');
  return { path, query: new URLSearchParams(search) };
}

export const hasOnly = (query: URLSearchParams, names: readonly string[]) =>
  [...query.keys()].every((name) => names.includes(name));

/** Returns undefined if the client has to find out. Throws if storage is refused or contains something else. */
export function openedPage(): OpenedPage | undefined {
  const found = keptIn(sessionStorage) ?? keptIn(localStorage);
  // The client handles sessions that have ended and visits to other accounts.
  if (!found || found.kept.visit || isOver(found.kept)) return undefined;
  const { kept } = found;
  const { path, query } = currentAddress();
  // The client also handles a page of another account than this tab's.
  if (query.has('in') && query.get('in') !== kept.mark) return undefined;
  return { ...found, prefix: `waypost-kept${kept.shelf ? `@${kept.shelf}` : ''}:`, path, query };
}
