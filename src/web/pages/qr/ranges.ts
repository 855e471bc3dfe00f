import type { SeriesQuery } from '#contract/series.ts';

const day = 86_400_000;

/** The reader's own calendar day, YYYY-MM-DD. */
const localDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const last = (days: number) => ({
  value: String(days),
  label: days === 365 ? 'Year' : `${days} days`,
  words: days === 365 ? 'the last year' : `the last ${days} days`,
  /** In the reader's time zone. Noon keeps clear of the hours at which clocks change. */
  query: (): SeriesQuery => {
    const today = new Date();
    const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
    return {
      from: localDay(new Date(noon.getTime() - (days - 1) * day)),
      to: localDay(noon),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  },
});

/** What is shown when the address says nothing. */
export const usualRange = last(30);

export const ranges = [last(7), usualRange, last(90), last(365)];

export const rangeOf = (value: string) => ranges.find((range) => range.value === value) ?? usualRange;
