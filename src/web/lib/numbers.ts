import { locale as readersLocale } from '#web/words/language.ts';

const formats = new Map<string, Intl.NumberFormat>();

const format = (locale: string, options: Intl.NumberFormatOptions) => {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
};

/** "12,480". */
export const formatCount = (count: number, locale = readersLocale()) =>
  format(locale, { maximumFractionDigits: 0 }).format(count);

/** "12.0" with one digit. */
export const formatDigits = (value: number, digits: number, locale = readersLocale()) =>
  format(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** What stands between euros and cents. */
export const decimalSign = (locale = readersLocale()) => formatDigits(0, 1, locale).slice(1, 2);

/** "12K" and "1.25K", for axes and other places with no room. */
export const formatCompact = (count: number, locale = readersLocale()) =>
  format(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(count);

/** "12.4 MB", "340 kB". */
export const formatBytes = (bytes: number, locale = readersLocale()) =>
  bytes >= 1_000_000
    ? format(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000)
    : format(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(bytes / 1000);

/** A share between 0 and 1 as "50.1 %", in the way of the reader's locale. */
export const formatPercent = (share: number, locale = readersLocale(), digits = 1) =>
  format(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Number.isFinite(share) ? share : 0,
  );

/** The least that a share is shown as. */
const leastShare = 0.001;

/** The same of a share of visits, "<0.1%" where "0.0%" would say that there are none. */
export const formatShare = (share: number, locale = readersLocale()) =>
  share > 0 && share < leastShare / 2
    ? `<${formatPercent(leastShare, locale)}`
    : formatPercent(share, locale);

/** Part of whole, 0 where there is no whole. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
