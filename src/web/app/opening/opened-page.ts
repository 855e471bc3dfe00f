/** For the small script at the page's head: which page is opened, and who is signed in. */

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
  /** The key goes with the tab, or stays. */
  store: Storage;
  /** Of what the browser keeps for the account, as `web/browser/kept.ts` names it. */
  prefix: string;
  /** Below /app/. */
  path: string;
  query: URLSearchParams;
}

const keptIn = (store: Storage) => {
  const kept = JSON.parse(store.getItem('waypost-credentials') ?? 'null') as Kept | null;
  return kept?.key ? { kept, store } : undefined;
};

const isOver = ({ expires }: Kept) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

/** What the address names: a path below /app/, and the rest. Where no service sends the page, that is what comes after the #. */
export function addressHere(): Pick<OpenedPage, 'path' | 'query'> {
  const isServed = document.documentElement.dataset['config'] !== undefined;
  const { pathname, search } = isServed ? location : new URL(location.hash.slice(1), location.origin);
  const path = pathname.replace(isServed ? /^\/app\/?/ : '/', '').replace(/\/$/, '');
  return { path, query: new URLSearchParams(search) };
}

export const hasOnly = (query: URLSearchParams, names: readonly string[]) =>
  [...query.keys()].every((name) => names.includes(name));

/** Undefined where the client has to find out. Throws where storage is refused or holds something else. */
export function openedPage(): OpenedPage | undefined {
  const found = keptIn(sessionStorage) ?? keptIn(localStorage);
  // Sessions that are over, and views of another's account, are for the client to know.
  if (!found || found.kept.visit || isOver(found.kept)) return undefined;
  const { kept } = found;
  const { path, query } = addressHere();
  // A page of another account than this tab's is for the client to know as well.
  if (query.has('in') && query.get('in') !== kept.mark) return undefined;
  return { ...found, prefix: `waypost-kept${kept.shelf ? `@${kept.shelf}` : ''}:`, path, query };
}
