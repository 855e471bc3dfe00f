import { exactMinute, parseWireTime, startOfDay } from '#web/lib/dates.ts';
import { account as words } from '#web/words/account.ts';
import { labels } from '#web/words/labels.ts';
import { locale } from '#web/words/language.ts';

export interface Expiry {
  state: 'never' | 'running' | 'soon' | 'over' | 'unknown';
  /** Such as "In 8 months" or "3 days ago". */
  words: string;
  /** In the user's locale and time zone. Undefined if there is no such date. */
  exactly: string | undefined;
}

const day = 86_400_000;

/** Days before expiry when it's time to renew. */
const soon = 30;

const steps = [
  { unit: 'year', size: 365.25 * day, from: 2 * 365.25 * day },
  { unit: 'month', size: 30.44 * day, from: 75 * day },
  { unit: 'day', size: day, from: day },
  { unit: 'hour', size: day / 24, from: day / 24 },
  { unit: 'minute', size: 60_000, from: 0 },
] as const;

const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'always' });

/**
 * Formats elapsed time, in ms. Past times read "Just now" or "3 months ago". Future times are negative, and read "Now"
 * or "In 2 years".
 */
export function inWords(passed: number): string {
  const size = Math.abs(passed);
  if (size < 60_000) return passed < 0 ? words.now : words.justNow;
  const step = steps.find(({ from }) => size >= from);
  if (!step) return '';
  const text = format.format(Math.trunc(-passed / step.size), step.unit);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param expires the plan's end in UTC, as in the account. Null if it never ends */
export function expiryOf(expires: string | null, now: number): Expiry {
  if (expires === null) return { state: 'never', words: labels.never, exactly: undefined };
  const date = parseWireTime(expires);
  if (!date) return { state: 'unknown', words: expires || words.unknown, exactly: undefined };
  // Days ahead are calendar days, as on the overview page.
  const ahead = Math.round((startOfDay(date) - startOfDay(new Date(now))) / day);
  const passed = date.getTime() - now > day ? -ahead * day : now - date.getTime();
  return {
    state: passed >= 0 ? 'over' : passed > -soon * day ? 'soon' : 'running',
    words: inWords(passed),
    exactly: exactMinute(date),
  };
}
