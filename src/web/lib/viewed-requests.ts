import { trail as words } from '#web/words/trail.ts';

type Place = keyof typeof words.viewed;

/** Maps the first part of an API path to what its list and a single record are called. */
const places: Readonly<Record<string, readonly [list: Place, one?: Place]>> = {
  account: ['account'],
  session: ['account'],
  'second-step': ['account'],
  keys: ['keys'],
  urls: ['links'],
  url: ['links', 'link'],
  qr: ['qrs', 'qr'],
  looks: ['templates'],
  campaigns: ['campaigns'],
  campaign: ['campaigns', 'campaign'],
  channels: ['channels'],
  channel: ['channels', 'channel'],
  bio: ['bios', 'bio'],
  domains: ['domains'],
  pixels: ['pixels'],
  overlay: ['overlays', 'overlay'],
  splash: ['splashes', 'splash'],
  series: ['statistics'],
  analytics: ['statistics'],
  annotations: ['statistics'],
  goals: ['statistics'],
  shares: ['statistics'],
};

/**
 * Describes what a request showed, in the words of the dashboard.
 * @param request such as "GET /api/channel/1?limit=1000". An unknown request is returned unchanged
 */
export function describeViewed(request: string): string {
  const [, first = '', one, rest, query] =
    /^GET \/api\/([a-z-]+)(?:\/(\d+))?(\/[a-z/.]+)?(?:\?(.*))?$/.exec(request) ?? [];
  const asked = new URLSearchParams(query);
  // Figures belong to the rows of a list.
  const [list, single = list] = places[first === 'figures' ? (asked.get('type') ?? '') : first] ?? [];
  if (!list || !single) return request;
  if (rest === '/series') return words.viewed.statistics;
  const what = words.viewed[one ? single : list];
  const searched = asked.get('q');
  return searched ? words.searched(what, searched) : what;
}

interface Entry {
  id: number;
  at: string;
  what: string;
}

interface Viewed extends Entry {
  label: string;
  requests: string[];
}

/**
 * Combines successive requests for the same thing into one entry, with the time of the newest. The entries must be
 * sorted newest first.
 */
export function groupViewed(entries: readonly (Entry & { details: string })[]): Viewed[] {
  const shown: Viewed[] = [];
  for (const { id, at, what, details } of entries) {
    const label = describeViewed(details);
    const before = shown.at(-1);
    if (before?.label === label && before.what === what) before.requests.push(details);
    else shown.push({ id, at, what, label, requests: [details] });
  }
  return shown;
}
