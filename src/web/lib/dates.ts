import { locale as readersLocale } from '#web/words/language.ts';
import { localDay } from './calendar-days.ts';

const wire = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2}))?$/;

/** Reads `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DD` as UTC; the wire carries no zone. */
export const parseWireTime = (text: string): Date | undefined => {
  const match = wire.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0));
  // Date.UTC rolls 30 February over into March: such a text names no day.
  return date.getUTCDate() === day && date.getUTCMonth() + 1 === month ? date : undefined;
};

/** The reader's calendar day of a time on the wire; undefined where there is none. */
export const dayOfWireTime = (text: string): string | undefined => {
  const time = parseWireTime(text);
  return time && localDay(time);
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs some 50 µs and a list shows hundreds of dates: each is made once. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  // "02:05", but "2:05 PM".
  const isPadded = options.hour === '2-digit' && made.resolvedOptions().hour12 === true;
  const fit = isPadded ? new Intl.DateTimeFormat(locale, { ...options, hour: 'numeric' }) : made;
  formats.set(key, fit);
  return fit;
};

/** As Intl writes it. */
export const writtenDate = (date: Date, options: Intl.DateTimeFormatOptions, locale = readersLocale()) =>
  format(locale, options).format(date);

const relatives = new Map<string, Intl.RelativeTimeFormat>();

const relativeFormat = (locale: string) => {
  const known = relatives.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, made);
  return made;
};

/** "in 12 days", "today", "3 months ago". */
export const relativeSpan = (count: number, unit: Intl.RelativeTimeFormatUnit, locale = readersLocale()) =>
  relativeFormat(locale).format(count, unit);

/** In ms since 1970, by the reader’s clock. */
export const startOfDay = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "14 Mar" this year, "14 Mar 2025" in another. */
export const shortDate = (date: Date, now = new Date(), locale = readersLocale()) =>
  format(locale, {
    day: 'numeric',
    month: 'short',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  }).format(date);

/** "3 hours ago", "yesterday", "6 days ago"; beyond a week the date itself. Days are the reader's calendar days. */
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

/** For `writtenDate`: "14 March 2026 at 14:02 CET". */
export const toTheMinute = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const withWeekday = { weekday: 'long', ...toTheMinute } as const;

/** "Saturday, 14 March 2026 at 14:02:09 CET": the reader's locale and zone, for tooltips. */
export const exactTime = (date: Date, locale = readersLocale()) =>
  format(locale, { ...withWeekday, second: '2-digit' }).format(date);

/** "Saturday, 14 March 2026 at 14:02 CET", where it stands in a text of its own. */
export const exactMinute = (date: Date, locale = readersLocale()) => format(locale, withWeekday).format(date);

/** "14 March 2026". */
export const longDate = (date: Date, locale = readersLocale()) =>
  format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(date);

/** "14:02". */
export const clockTime = (date: Date, locale = readersLocale()) =>
  format(locale, { hour: '2-digit', minute: '2-digit' }).format(date);

/** "14:02", with the day where it is not today's: how old what is shown is. */
export const timeAndDay = (date: Date, now = new Date()) =>
  startOfDay(date) === startOfDay(now) ? clockTime(date) : `${shortDate(date, now)}, ${clockTime(date)}`;

/** "12 s", "3 min", "2 h": how long something still takes. */
export const shortDuration = (seconds: number) => {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.ceil(whole / 60)} min`;
  return `${Math.ceil(whole / 3600)} h`;
};
