/**
 * Requests what the opened page shows first while the page's code is still loading. It's part of the small script in
 * the page's head and imports next to nothing. It therefore repeats what it needs to know about the product, and a test
 * of the built product checks that no page sends a request twice.
 */
import { hasOnly, openedPage } from './opened-page.ts';

/** The list that each page shows, by the page's path below /app/. */
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

/** What a page's figures are broken down by. */
const ofVisits =
  'utm_source,utm_medium,utm_campaign,utm_term,utm_content,country,region,city,continent,language,device,browser,os';
const dimensions = {
  account: `source,referrer,referrer_path,${ofVisits},link,qr,bio,campaign,channel,domain,rule`,
  link: `source,referrer,referrer_path,${ofVisits},rule`,
  qr: `referrer,referrer_path,${ofVisits}`,
} as const;

const codeAt = /^qr\/([1-9]\d{0,8})$/;

/** Returns the calendar day in the user's time zone, `days` before today. */
function dayBefore(days: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days));
  return day.toISOString().slice(0, 10);
}

/** Returns the address of the last 30 days' figures, which pages show by default. */
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

/** Whether this service is the only possible server. Another one may have no figures and no host of its own. */
const isOwn = () => document.documentElement.dataset['config'] === '{}';

function figuresAt(path: string, search: URLSearchParams): string | undefined {
  if (!isOwn() || !hasOnly(search, ['in'])) return undefined;
  if (path === 'statistics') return figuresOf('account');
  const [, id] = codeAt.exec(path) ?? [];
  return id && figuresOf('qr', id);
}

/**
 * Returns the address that the client would request. Undefined if the page starts with another request, or with none.
 */
function addressOf(path: string, search: URLSearchParams): string | undefined {
  if (codeAt.test(path)) return `/api/${path}`;
  const short = search.get('short');
  if (path === 'links/by' && short) return `/api/urls?${new URLSearchParams({ short }).toString()}`;
  // The page filters everything that the server returns at once.
  if (path === 'pixels') return '/api/pixels?limit=1000&page=1';
  const list = lists[path];
  // Only the page's own code knows what its other parameters mean.
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
  // The code that takes a response handles its failure.
  const isLink = path === 'links/by' && hasOnly(query, ['short', 'in']);
  if (address !== undefined)
    void read(address)
      .then(isLink ? (answer) => readFiguresOfLink(answer.clone(), read) : undefined)
      .catch(() => undefined);
  // The account contains the service's own host, which is the first of the domains.
  if (path === 'domains' && isOwn()) read('/api/account').catch(() => undefined);
  // Finding out the time zone is slow, so the requests that don't need it are sent first.
  const figures = figuresAt(path, query);
  if (figures !== undefined) read(figures).catch(() => undefined);
}

interface Early {
  address: string;
  key: string;
  askedAt: number;
  answer: Promise<Response>;
}

/** Requests a link's figures once the link's own response contains its id and shows that there are some. */
async function readFiguresOfLink(answer: Response, read: (address: string) => Promise<Response>) {
  if (!answer.headers.get('X-Extensions')?.split(', ').includes('analytics')) return;
  const { details, data } = (await answer.json()) as { details?: { id: number }; data?: { clicks: number } };
  // If a change has been sent in the meantime, everything is requested anew.
  const isDropped = !('waypostEarly' in globalThis);
  if (details && data?.clicks && !isDropped) await read(figuresOf('link', details.id));
}

try {
  if (navigator.onLine) ask();
} catch {
  // Storage is refused or contains something else. The client then sends its requests as usual.
}
