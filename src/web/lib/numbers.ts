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

/** Formats a number as "12,480". */
export const formatCount = (count: number, locale = readersLocale()) =>
  format(locale, { maximumFractionDigits: 0 }).format(count);

/** Formats a number with a fixed number of decimals, such as "12.0" with one. */
export const formatDigits = (value: number, digits: number, locale = readersLocale()) =>
  format(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** Returns the locale's decimal separator. */
export const decimalSign = (locale = readersLocale()) => formatDigits(0, 1, locale).slice(1, 2);

/** Formats a number as "12K" or "1.25K", for axes and other narrow places. */
export const formatCompact = (count: number, locale = readersLocale()) =>
  format(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(count);

/** Formats a size as "12.4 MB" or "340 kB". */
export const formatBytes = (bytes: number, locale = readersLocale()) =>
  bytes >= 1_000_000
    ? format(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000)
    : format(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(bytes / 1000);

/** Formats a share between 0 and 1 as a percentage in the user's locale, such as "50.1 %". */
export const formatPercent = (share: number, locale = readersLocale(), digits = 1) =>
  format(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Number.isFinite(share) ? share : 0,
  );

/** The smallest share that is shown as a number. */
const leastShare = 0.001;

/** Formats a share of visits. Shows "<0.1%" where "0.0%" would look like none. */
export const formatShare = (share: number, locale = readersLocale()) =>
  share > 0 && share < leastShare / 2
    ? `<${formatPercent(leastShare, locale)}`
    : formatPercent(share, locale);

/** Returns the share of a part, or 0 if the whole is 0. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
