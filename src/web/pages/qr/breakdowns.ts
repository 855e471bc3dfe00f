import type { Statistics } from '#contract/statistics.ts';
import { countryName } from '#web/lib/countries.ts';
import { countOf, formatPercent, shareOf } from '#web/lib/numbers.ts';

/** One ranked view of the scans. */
export interface Breakdown {
  title: string;
  /** Of the first column: "Country". */
  what: string;
  rows: { label: string; value: number }[];
  /** What the shares are of. */
  total: number;
  /** Why there may be nothing. */
  empty: string;
  note?: string;
}

type Counts = Readonly<Record<string, string | number>>;

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter / X',
  instagram: 'Instagram',
  google: 'Google',
};

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A camera opens an address without telling where it was found. */
const referrer = (host: string) => (host === 'Direct' ? 'Direct (camera)' : host);

/** Two labels may read the same in the reader's language, as country codes in either letter case do. */
function ranked(counts: Counts, name: (label: string) => string) {
  const sums = new Map<string, number>();
  for (const [label, count] of Object.entries(counts)) {
    const value = Number(count);
    if (value > 0) sums.set(name(label), (sums.get(name(label)) ?? 0) + value);
  }
  return Array.from(sums, ([label, value]) => ({ label, value })).toSorted((a, b) => b.value - a.value);
}

export function breakdownsOf(data: Statistics): Breakdown[] {
  const view = (
    title: string,
    what: string,
    counts: Counts,
    { name = (label: string) => label, empty = 'The server tells nothing about this.', note = '' } = {},
  ): Breakdown => {
    const rows = ranked(counts, name);
    // Some servers count fewer clicks than their own lists add up to.
    const total = Math.max(
      data.clicks,
      rows.reduce((sum, { value }) => sum + value, 0),
    );
    return { title, what, rows, total, empty, ...(note && { note }) };
  };
  return [
    view('Countries', 'Country', data.topCountries, { name: (code) => countryName(code) }),
    view('Where they come from', 'Referrer', data.topReferrers, { name: referrer }),
    view('Browsers', 'Browser', data.topBrowsers),
    view('Systems', 'System', data.topOs),
    view('Social networks', 'Network', data.socialCount, {
      name: (key) => networks[key] ?? capitalised(key),
      empty: 'No scan came from a social network.',
    }),
  ];
}

/** The picture in words. */
export function summaryOf({ title, rows, total }: Breakdown): string {
  const parts = rows
    .slice(0, 3)
    .map(({ label, value }) => `${label} ${formatPercent(shareOf(value, total))}`);
  const rest = rows.length - parts.length;
  return `${title}: ${parts.join(', ')}${rest > 0 ? `, and ${countOf(rest, 'other')}` : ''}.`;
}
