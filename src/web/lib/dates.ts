import { locale as readersLocale } from '#web/words/language.ts';
import { localDay } from './calendar-days.ts';

const wire = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2}))?$/;

/** Parses `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DD` as UTC, since the API's times have no zone. */
export const parseWireTime = (text: string): Date | undefined => {
  const match = wire.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0));
  // Date.UTC turns 30 February into a day in March. Such a text isn't a valid day.
  return date.getUTCDate() === day && date.getUTCMonth() + 1 === month ? date : undefined;
};

/** Returns the calendar day of an API time in the user's time zone. Returns undefined if it isn't valid. */
export const dayOfWireTime = (text: string): string | undefined => {
  const time = parseWireTime(text);
  return time && localDay(time);
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters. Creating one takes about 50 µs and a list shows hundreds of dates. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  // 24-hour times have a leading zero ("02:05"), 12-hour times don't ("2:05 PM").
  const isPadded = options.hour === '2-digit' && made.resolvedOptions().hour12 === true;
  const fit = isPadded ? new Intl.DateTimeFormat(locale, { ...options, hour: 'numeric' }) : made;
  formats.set(key, fit);
  return fit;
};

/** Formats a date with a cached `Intl.DateTimeFormat`. */
export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions, locale = readersLocale()) =>
  format(locale, options).format(date);

const relatives = new Map<string, Intl.RelativeTimeFormat>();

const relativeFormat = (locale: string) => {
  const known = relatives.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, made);
  return made;
};

/** Returns a text such as "in 12 days", "today" or "3 months ago". */
export const relativeSpan = (count: number, unit: Intl.RelativeTimeFormatUnit, locale = readersLocale()) =>
  relativeFormat(locale).format(count, unit);

/** Returns the start of the day in the user's time zone, in ms since 1970. */
export const startOfDay = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a date as "14 Mar" in the current year and "14 Mar 2025" in others. */
export const shortDate = (date: Date, now = new Date(), locale = readersLocale()) =>
  format(locale, {
    day: 'numeric',
    month: 'short',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  }).format(date);

/**
 * Returns a text such as "3 hours ago", "yesterday" or "6 days ago", or the date if it is more than a week away. Days
 * are calendar days in the user's time zone.
 */
export const relativeTime = (date: Date, now = new Date(), locale = readersLocale()): string => {
  const passed = now.getTime() - date.getTime();
  const size = Math.abs(passed);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day);
  if (size < minute) return relativeFormat(locale).format(0, 'second');
  if (size < hour) return relativeFormat(locale).format(-Math.trunc(passed / minute), 'minute');
  if (days === 0 || size < 6 * hour) return relativeFormat(locale).format(-Math.trunc(passed / hour), 'hour');
  if (Math.abs(days) < 7) return relativeFormat(locale).format(-days, 'day');
  return shortDate(date, now, locale);
};

/** Options for `formatDate` that result in "14 March 2026 at 14:02 CET". */
export const toTheMinute = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const withWeekday = { weekday: 'long', ...toTheMinute } as const;

/** Formats a time as "Saturday, 14 March 2026 at 14:02:09 CET" in the user's locale and time zone, for tooltips. */
export const exactTime = (date: Date, locale = readersLocale()) =>
  format(locale, { ...withWeekday, second: '2-digit' }).format(date);

/** Formats a time as "Saturday, 14 March 2026 at 14:02 CET", for use in a text. */
export const exactMinute = (date: Date, locale = readersLocale()) => format(locale, withWeekday).format(date);

/** Formats a date as "14 March 2026". */
export const longDate = (date: Date, locale = readersLocale()) =>
  format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(date);

/** Formats a time as "14:02". */
export const clockTime = (date: Date, locale = readersLocale()) =>
  format(locale, { hour: '2-digit', minute: '2-digit' }).format(date);

/** Formats a time as "14:02", with the date unless it is today. Used for the age of saved data. */
export const timeAndDay = (date: Date, now = new Date()) =>
  startOfDay(date) === startOfDay(now) ? clockTime(date) : `${shortDate(date, now)}, ${clockTime(date)}`;

/** Formats a remaining time as "12 s", "3 min" or "2 h". */
export const shortDuration = (seconds: number) => {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.ceil(whole / 60)} min`;
  return `${Math.ceil(whole / 3600)} h`;
};
