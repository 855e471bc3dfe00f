import { planEnd as words } from '#web/words/plan-end.ts';
import { longDate, parseWireTime, relativeSpan } from './dates.ts';

export interface PlanEnd {
  /** `open` means that no end is known. `soon` is within 30 days. */
  state: 'open' | 'later' | 'soon' | 'over';
  /** Such as "1 March 2027". A value that can't be parsed is returned unchanged. */
  date: string | undefined;
  /** Such as "in 12 days", "today" or "3 months ago". */
  distance: string | undefined;
  /** Both in one phrase, such as "Ends on 1 March 2027, in 12 days". */
  words: string;
}

const day = 86_400_000;
const soon = 30;

/** Returns the distance in days up to seven weeks, then in months, then in years. */
const distanceOf = (days: number) => {
  if (Math.abs(days) < 50) return relativeSpan(days, 'day');
  const months = Math.round(days / 30.44);
  return Math.abs(months) < 24
    ? relativeSpan(months, 'month')
    : relativeSpan(Math.trunc(months / 12), 'year');
};

const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Returns when a plan ends, from the account's `expires`. Days are calendar days in the user's time zone. */
export const planEnd = (expires: string | null, now: Date): PlanEnd => {
  if (!expires) return { state: 'open', date: undefined, distance: undefined, words: words.none };
  const end = parseWireTime(expires);
  if (!end) return { state: 'open', date: expires, distance: undefined, words: words.unread(expires) };
  const date = longDate(end);
  const days = Math.round((dayOf(end) - dayOf(now)) / day);
  const distance = distanceOf(days);
  if (end.getTime() <= now.getTime())
    return { state: 'over', date, distance, words: words.ended(date, distance) };
  const state = end.getTime() - now.getTime() <= soon * day ? 'soon' : 'later';
  return { state, date, distance, words: words.ends(date, distance) };
};
