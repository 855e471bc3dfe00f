import type { Grain } from '#contract/asked-visits.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { axisOf, momentOf, rowMoment, written } from '#web/statistics/time-words.ts';
import { analytics as words } from '#web/words/analytics.ts';
import { locale } from '#web/words/language.ts';

/** Formats a day as "14 March 2026". */
export const dayOf = (day: string) => written(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats an hour with its offset as "05:00", in the user's clock format. */
export const clockOf = (at: string) =>
  written(`${at.slice(0, 10)} ${at.slice(11, 16)}:00`, { hour: '2-digit', minute: '2-digit' });

/** Formats a day as "14 Mar". */
export const dayName = (at: string) => written(at.slice(0, 10), { day: 'numeric', month: 'short' });

/** Formats a day as "14 Mar", with the year if it differs from that of the last day shown. */
export const noteDay = (day: string, last: string) =>
  written(day, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === last.slice(0, 4) ? {} : { year: 'numeric' }),
  });

/** Formats a range as "27 Oct – 25 Nov 2026", or as a single day. */
export function rangeOf(from: string, to: string): string {
  const [first, last] = [parseWireTime(from), parseWireTime(to)];
  if (!first || !last || from === to) return dayOf(from);
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(first, last);
}

/** Formats a point of the series as "Sat, 14 March 2026, 05:00", "Week of 9 March 2026" or "March 2026". */
export const pointName = (by: Grain) => (at: string) => {
  if (by === 'week') return words.weekOf(dayOf(at));
  return by === 'month' ? written(at, { month: 'long', year: 'numeric' }) : momentOf(at);
};

export const rowName = (by: Grain, last: string) => (by === 'month' ? pointName(by) : rowMoment(last));

export function axisFor(by: Grain, points: readonly { at: string }[]) {
  if (by === 'hour' || by === 'day') return axisOf({ by }, points);
  const isLong = points.length > (by === 'week' ? 60 : 0);
  const options = isLong
    ? ({ month: 'short', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return { tick: (at: string) => written(at, options), ticks: undefined };
}

/** Returns the weekdays from Monday to Sunday. 5 January 1970 was the first Monday after the Unix epoch. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => {
    const date = `1970-01-${String(5 + day).padStart(2, '0')}`;
    return { short: written(date, { weekday: 'short' }), long: written(date, { weekday: 'long' }) };
  });

/** Formats an hour as "05:00", in the user's clock format. */
export const hourName = (hour: number) =>
  written(`1970-01-01 ${String(hour).padStart(2, '0')}:00:00`, { hour: '2-digit', minute: '2-digit' });
