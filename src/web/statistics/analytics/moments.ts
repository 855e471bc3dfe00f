import type { Grain } from '#contract/asked-visits.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { axisOf, momentOf, rowMoment, written } from '#web/statistics/time-words.ts';
import { analytics as words } from '#web/words/analytics.ts';
import { locale } from '#web/words/language.ts';

/** "14 March 2026" */
export const dayOf = (day: string) => written(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** "05:00" of an hour with its offset, as the reader’s clock has it. */
export const clockOf = (at: string) =>
  written(`${at.slice(0, 10)} ${at.slice(11, 16)}:00`, { hour: '2-digit', minute: '2-digit' });

/** "14 Mar" */
export const dayName = (at: string) => written(at.slice(0, 10), { day: 'numeric', month: 'short' });

/** The same, with the year where it is another one than that of the last day that is shown. */
export const noteDay = (day: string, last: string) =>
  written(day, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === last.slice(0, 4) ? {} : { year: 'numeric' }),
  });

/** "27 Oct – 25 Nov 2026", or the one day. */
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

/** "Sat, 14 March 2026, 05:00", "Week of 9 March 2026", "March 2026": a point of the series. */
export const pointName = (by: Grain) => (at: string) => {
  if (by === 'week') return words.weekOf(dayOf(at));
  return by === 'month' ? written(at, { month: 'long', year: 'numeric' }) : momentOf(at);
};

/** The same for a row of a table. */
export const rowName = (by: Grain, last: string) => (by === 'month' ? pointName(by) : rowMoment(last));

/** What an axis has room for. */
export function axisFor(by: Grain, points: readonly { at: string }[]) {
  if (by === 'hour' || by === 'day') return axisOf({ by }, points);
  const isLong = points.length > (by === 'week' ? 60 : 0);
  const options = isLong
    ? ({ month: 'short', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return { tick: (at: string) => written(at, options), ticks: undefined };
}

/** Monday to Sunday; 5 January 1970 was the first Monday that computers know. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => {
    const date = `1970-01-${String(5 + day).padStart(2, '0')}`;
    return { short: written(date, { weekday: 'short' }), long: written(date, { weekday: 'long' }) };
  });

/** "05:00", as the reader's clock has it. */
export const hourName = (hour: number) =>
  written(`1970-01-01 ${String(hour).padStart(2, '0')}:00:00`, { hour: '2-digit', minute: '2-digit' });
