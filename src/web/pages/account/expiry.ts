import { exactMinute, parseWireTime, startOfDay } from '#web/lib/dates.ts';
import { account as words } from '#web/words/account.ts';
import { labels } from '#web/words/labels.ts';
import { locale } from '#web/words/language.ts';

export interface Expiry {
  state: 'never' | 'running' | 'soon' | 'over' | 'unknown';
  /** "In 8 months", "3 days ago". */
  words: string;
  /** In the reader's locale and zone; undefined where there is no such moment. */
  exactly: string | undefined;
}

const day = 86_400_000;

/** So many days ahead, it is time to renew. */
const soon = 30;

const steps = [
  { unit: 'year', size: 365.25 * day, from: 2 * 365.25 * day },
  { unit: 'month', size: 30.44 * day, from: 75 * day },
  { unit: 'day', size: day, from: day },
  { unit: 'hour', size: day / 24, from: day / 24 },
  { unit: 'minute', size: 60_000, from: 0 },
] as const;

const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'always' });

/** "Just now", "3 months ago" for time that has passed, "Now", "In 2 years" for time to come; in ms. */
export function inWords(passed: number): string {
  const size = Math.abs(passed);
  if (size < 60_000) return passed < 0 ? words.now : words.justNow;
  const step = steps.find(({ from }) => size >= from);
  if (!step) return '';
  const text = format.format(Math.trunc(-passed / step.size), step.unit);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param expires as the account has it: UTC; null is never */
export function expiryOf(expires: string | null, now: number): Expiry {
  if (expires === null) return { state: 'never', words: labels.never, exactly: undefined };
  const date = parseWireTime(expires);
  if (!date) return { state: 'unknown', words: expires || words.unknown, exactly: undefined };
  // Days to come are those of the calendar, as on the overview.
  const ahead = Math.round((startOfDay(date) - startOfDay(new Date(now))) / day);
  const passed = date.getTime() - now > day ? -ahead * day : now - date.getTime();
  return {
    state: passed >= 0 ? 'over' : passed > -soon * day ? 'soon' : 'running',
    words: inWords(passed),
    exactly: exactMinute(date),
  };
}
