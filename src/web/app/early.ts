/**
 * Asks for what the opened page shows first, while the page's code is still on its way. It is a part of the small script at
 * the page's head, and imports nothing: what it has to know of the product is written here once more, and a test of the
 * built product sees to it that no page asks twice.
 */

/** The list that a page shows, by its address below /app/. */
const lists: Readonly<Record<string, string>> = {
  '': 'urls',
  links: 'urls',
  qr: 'qr',
  campaigns: 'campaigns',
  channels: 'channels',
  domains: 'domains',
  overlays: 'overlay',
  splash: 'splash',
  bio: 'bio',
};

interface Kept {
  server: string;
  key: string;
  expires?: string;
  visit?: unknown;
  shelf?: string;
  mark?: string;
}

/** As the client addresses it; undefined: the page begins with something else, or with nothing. */
function addressOf(path: string, search: URLSearchParams): string | undefined {
  if (/^qr\/[1-9]\d{0,8}$/.test(path)) return `/api/${path}`;
  const short = search.get('short');
  if (path === 'links/by' && short) return `/api/urls?${new URLSearchParams({ short }).toString()}`;
  // It filters all that the server gives at once.
  if (path === 'pixels') return '/api/pixels?limit=1000&page=1';
  const list = lists[path];
  // What a page of a list means beyond its number, its own code knows.
  const isPlain = [...search.keys()].every((name) => name === 'page' || name === 'size' || name === 'in');
  if (list === undefined || !isPlain) return undefined;
  const [page, size] = [search.get('page') ?? '1', search.get('size') ?? '25'];
  if (!/^[1-9]\d{0,6}$/.test(page) || !/^(?:25|50|100)$/.test(size)) return undefined;
  return path === '' ? '/api/urls?page=1&limit=25' : `/api/${list}?page=${page}&limit=${size}`;
}

function keptIn(store: Storage): Kept | undefined {
  const kept = JSON.parse(store.getItem('waypost-credentials') ?? 'null') as Kept | null;
  return kept?.key ? kept : undefined;
}

const isOver = ({ expires }: Kept) =>
  expires !== undefined && Date.parse(`${expires.replace(' ', 'T')}Z`) <= Date.now();

function ask() {
  const kept = keptIn(sessionStorage) ?? keptIn(localStorage);
  // Whose time is over, or who only looks at another's account, is for the client to know.
  if (!kept || kept.visit || isOver(kept)) return;
  const shelf = kept.shelf ? `@${kept.shelf}` : '';
  if (Number(localStorage.getItem(`waypost-kept${shelf}:few-left`)) > Date.now()) return;
  // Where no service sends the page, its path is what comes after the #.
  const isServed = document.documentElement.dataset['config'] !== undefined;
  const { pathname, search } = isServed ? location : new URL(location.hash.slice(1), location.origin);
  const path = pathname.replace(isServed ? /^\/app\/?/ : '/', '').replace(/\/$/, '');
  const query = new URLSearchParams(search);
  // A page of another account than this tab's is for the client to know as well.
  if (query.has('in') && query.get('in') !== kept.mark) return;
  const address = addressOf(path, query);
  if (address === undefined) return;
  const answer = fetch(kept.server + address, {
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${kept.key}` },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  Object.assign(globalThis, {
    waypostEarly: { address: kept.server + address, key: kept.key, askedAt: Date.now(), answer },
  });
}

try {
  if (navigator.onLine) ask();
} catch {
  // Storage is refused, or holds something else: the client asks as it would have.
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module to the compiler, so that its names are its own
export {};
