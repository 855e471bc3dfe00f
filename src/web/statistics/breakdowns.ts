import type { Statistics } from '#contract/statistics.ts';
import { countryCode, countryName } from '#web/lib/countries.ts';
import { formatShare, shareOf } from '#web/lib/numbers.ts';
import { capitalised } from '#web/words/language.ts';
import { visits } from '#web/words/visits.ts';
import type { VisitWords } from './measured.ts';

export interface RankedCount {
  label: string;
  value: number;
  /** A country's two letters, where it is one that we know. */
  code?: string | undefined;
}

/** One ranked view of the visits. */
export interface Breakdown {
  title: string;
  /** Of the first column: "Country". */
  what: string;
  rows: RankedCount[];
  /** What the shares are of. */
  total: number;
  /** Why there may be nothing. */
  empty: string;
}

type Counts = Readonly<Record<string, string | number>>;

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter / X',
  instagram: 'Instagram',
  google: 'Google',
};

/** Two labels may read the same in the reader's language, as country codes in either letter case do. */
function ranked(counts: Counts, name: (label: string) => string) {
  const sums = new Map<string, number>();
  for (const [label, count] of Object.entries(counts)) {
    const value = Number(count);
    if (value > 0) sums.set(name(label), (sums.get(name(label)) ?? 0) + value);
  }
  return Array.from(sums, ([label, value]) => ({ label, value })).toSorted((a, b) => b.value - a.value);
}

/** Shares are of all visits; some servers count fewer than their own lists add up to. */
const wholeOf = (count: number, rows: readonly RankedCount[]) =>
  Math.max(
    count,
    rows.reduce((sum, { value }) => sum + value, 0),
  );

/** Countries in the reader's language; a name in English is one that we know the code of. */
export function countriesOf(counts: Counts, count: number): Breakdown {
  const codes = new Map<string, string | undefined>();
  const named = (label: string) => {
    const code = countryCode(label);
    const name = countryName(code ?? label);
    codes.set(name, code);
    return name;
  };
  const rows = ranked(counts, named).map((row) => ({ ...row, code: codes.get(row.label) }));
  return {
    title: visits.countries,
    what: visits.country,
    rows,
    total: wholeOf(count, rows),
    empty: visits.noData,
  };
}

/** All but the countries. */
export function breakdownsOf(data: Statistics, words: VisitWords): Breakdown[] {
  const view = (
    title: string,
    what: string,
    counts: Counts,
    { name = (label: string) => label, empty = visits.noData } = {},
  ): Breakdown => {
    const rows = ranked(counts, name);
    return { title, what, rows, total: wholeOf(data.clicks, rows), empty };
  };
  return [
    view(visits.referrers, visits.referrer, data.topReferrers, {
      // A camera opens an address without telling where it was found; so does a typed or pasted one.
      name: (host) => (host === 'Direct' ? words.direct : host === 'QR' ? visits.ownCode : host),
    }),
    view(visits.browsers, visits.browser, data.topBrowsers),
    view(visits.systems, visits.system, data.topOs),
    view(visits.networks, visits.network, data.socialCount, {
      name: (key) => networks[key] ?? capitalised(key),
      empty: words.noneFromNetworks,
    }),
  ];
}

/** The chart in words, for screen readers. */
export function summaryOf({ title, rows, total }: Breakdown): string {
  const parts = rows.slice(0, 3).map(({ label, value }) => `${label} ${formatShare(shareOf(value, total))}`);
  return visits.ranking(title, parts.join(', '), rows.length - parts.length);
}
