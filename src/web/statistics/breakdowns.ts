import type { Statistics } from '#contract/statistics.ts';
import { countryCode, countryName } from '#web/lib/countries.ts';
import { formatShare, shareOf } from '#web/lib/numbers.ts';
import { capitalised } from '#web/words/language.ts';
import { visits } from '#web/words/visits.ts';
import type { VisitWords } from './measured.ts';

export interface RankedCount {
  label: string;
  value: number;
  /** A country's two-letter code, if it is known. */
  code?: string | undefined;
}

/** The visits by one property, such as the country. */
export interface Breakdown {
  title: string;
  /** Heading of the first column, such as "Country". */
  what: string;
  rows: RankedCount[];
  /** The total that the shares refer to. */
  total: number;
  /** Shown if there are no rows. */
  empty: string;
}

type Counts = Readonly<Record<string, string | number>>;

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter / X',
  instagram: 'Instagram',
  google: 'Google',
};

/** Sums up labels that read the same in the user's language, such as country codes in different case. */
function ranked(counts: Counts, name: (label: string) => string) {
  const sums = new Map<string, number>();
  for (const [label, count] of Object.entries(counts)) {
    const value = Number(count);
    if (value > 0) sums.set(name(label), (sums.get(name(label)) ?? 0) + value);
  }
  return Array.from(sums, ([label, value]) => ({ label, value })).toSorted((a, b) => b.value - a.value);
}

/** Returns the total for the shares. Some servers return a count lower than the sum of their lists. */
const wholeOf = (count: number, rows: readonly RankedCount[]) =>
  Math.max(
    count,
    rows.reduce((sum, { value }) => sum + value, 0),
  );

/** Returns the countries in the user's language. English names are mapped to codes where known. */
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

/** Returns all breakdowns except countries. */
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
      // Cameras send no referrer, and neither do typed or pasted addresses.
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

/** Describes the chart for screen readers. */
export function summaryOf({ title, rows, total }: Breakdown): string {
  const parts = rows.slice(0, 3).map(({ label, value }) => `${label} ${formatShare(shareOf(value, total))}`);
  return visits.ranking(title, parts.join(', '), rows.length - parts.length);
}
