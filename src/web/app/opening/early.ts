/**
 * Asks for what the opened page shows first, while the page's code is still on its way. It is a part of the small script at
 * the page's head, and imports next to nothing: what it has to know of the product is written here once more, and a test of
 * the built product sees to it that no page asks twice.
 */
import { hasOnly, openedPage } from './opened-page.ts';

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

/** What the figures of a page are broken down by. */
const ofVisits =
  'utm_source,utm_medium,utm_campaign,utm_term,utm_content,country,region,city,continent,language,device,browser,os';
const dimensions = {
  account: `source,referrer,referrer_path,${ofVisits},link,qr,bio,campaign,channel,domain,rule`,
  link: `source,referrer,referrer_path,${ofVisits},rule`,
  qr: `referrer,referrer_path,${ofVisits}`,
} as const;

const codeAt = /^qr\/([1-9]\d{0,8})$/;

/** The reader's calendar day, and one before it. */
function dayBefore(days: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days));
  return day.toISOString().slice(0, 10);
}

/** Of the last 30 days, as a page that names no other period shows them. */
const figuresOf = (of: keyof typeof dimensions, id?: number | string) =>
  `/api/analytics?${new URLSearchParams({
    of,
    ...(id === undefined ? {} : { id: String(id) }),
    from: dayBefore(29),
    to: dayBefore(0),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    by: 'day',
    compare: 'before',
    top: dimensions[of],
    rows: '100',
  }).toString()}`;

/** Where this service alone can be meant: another may have no figures, and names no host of its own. */
const isOwn = () => document.documentElement.dataset['config'] === '{}';

function figuresAt(path: string, search: URLSearchParams): string | undefined {
  if (!isOwn() || !hasOnly(search, ['in'])) return undefined;
  if (path === 'statistics') return figuresOf('account');
  const [, id] = codeAt.exec(path) ?? [];
  return id && figuresOf('qr', id);
}

/** As the client addresses it; undefined: the page begins with something else, or with nothing. */
function addressOf(path: string, search: URLSearchParams): string | undefined {
  if (codeAt.test(path)) return `/api/${path}`;
  const short = search.get('short');
  if (path === 'links/by' && short) return `/api/urls?${new URLSearchParams({ short }).toString()}`;
  // It filters all that the server gives at once.
  if (path === 'pixels') return '/api/pixels?limit=1000&page=1';
  const list = lists[path];
  // What a page of a list means beyond its number, its own code knows.
  if (list === undefined || !hasOnly(search, ['page', 'size', 'in'])) return undefined;
  const [page, size] = [search.get('page') ?? '1', search.get('size') ?? '25'];
  if (!/^[1-9]\d{0,6}$/.test(page) || !/^(?:25|50|100)$/.test(size)) return undefined;
  return path === '' ? '/api/urls?page=1&limit=25' : `/api/${list}?page=${page}&limit=${size}`;
}

function ask() {
  const opened = openedPage();
  if (!opened || Number(localStorage.getItem(`${opened.prefix}few-left`)) > Date.now()) return;
  const { kept, path, query } = opened;
  const address = addressOf(path, query);
  const early: Early[] = [];
  Object.assign(globalThis, { waypostEarly: early });
  const read = (of: string) => {
    const answer = fetch(kept.server + of, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${kept.key}` },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    early.push({ address: kept.server + of, key: kept.key, askedAt: Date.now(), answer });
    return answer;
  };
  // Whoever takes an answer hears of its failure.
  const isLink = path === 'links/by' && hasOnly(query, ['short', 'in']);
  if (address !== undefined)
    void read(address)
      .then(isLink ? (answer) => readFiguresOfLink(answer.clone(), read) : undefined)
      .catch(() => undefined);
  // It names the service's own host, which is the first of the domains.
  if (path === 'domains' && isOwn()) read('/api/account').catch(() => undefined);
  // The reader's zone takes its time to find out: what needs none is on its way.
  const figures = figuresAt(path, query);
  if (figures !== undefined) read(figures).catch(() => undefined);
}

interface Early {
  address: string;
  key: string;
  askedAt: number;
  answer: Promise<Response>;
}

/** Asks for a link's figures once its own answer says which it is, and that there are some. */
async function readFiguresOfLink(answer: Response, read: (address: string) => Promise<Response>) {
  if (!answer.headers.get('X-Extensions')?.split(', ').includes('analytics')) return;
  const { details, data } = (await answer.json()) as { details?: { id: number }; data?: { clicks: number } };
  // What changes something has been sent meanwhile: then all is asked for anew.
  const isDropped = !('waypostEarly' in globalThis);
  if (details && data?.clicks && !isDropped) await read(figuresOf('link', details.id));
}

try {
  if (navigator.onLine) ask();
} catch {
  // Storage is refused, or holds something else: the client asks as it would have.
}
