import { parseWireTime, formatDate } from '#web/lib/dates.ts';
import type { TimeSpan } from '#web/api/series.ts';
import { analytics as words } from '#web/words/analytics.ts';

/** Parses a day or an hour of local time. It is formatted in UTC, so that it never shifts to another day. */
const wallTime = (at: string) => parseWireTime(at.length > 10 ? `${at.slice(0, 16)}:00` : at);

export const written = (at: string, options: Intl.DateTimeFormatOptions) => {
  const time = wallTime(at);
  return time ? formatDate(time, { ...options, timeZone: 'UTC' }) : at;
};

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
/** Number of days beyond which a date without a year is ambiguous. */
const aboutAYear = 300;

const isMidnight = (at: string) => at.slice(11, 16) === '00:00';
const isHalfDay = (at: string) => isMidnight(at) || at.slice(11, 16) === '12:00';

/** Returns the labels of the axis, such as "14 Mar", "Mar 2026" or "05:00", and the moments that it labels. */
export function axisOf({ by }: Pick<TimeSpan, 'by'>, moments: readonly { at: string }[]) {
  const days = new Set(moments.map(({ at }) => at.slice(0, 10))).size;
  const named = (isNamed: (at: string) => boolean) => moments.flatMap(({ at }) => (isNamed(at) ? [at] : []));
  if (by === 'day' && days > aboutAYear)
    return {
      tick: (at: string) => written(at, { month: 'short', year: 'numeric' }),
      ticks: named((at) => at.endsWith('-01')),
    };
  if (by === 'day') return { tick: (at: string) => written(at, dayAndMonth), ticks: undefined };
  return {
    tick: (at: string) => written(at, isMidnight(at) ? dayAndMonth : clock),
    ticks: days === 1 ? undefined : named(days === 2 ? isHalfDay : isMidnight),
  };
}

/** Formats a moment as "Sat, 14 March 2026, 05:00". */
export const momentOf = (at: string) =>
  written(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(at.length > 10 ? clock : {}),
  });

/** Formats a moment for a figure as "Sat, 14 Mar" or "14 Mar, 19:00". */
export const briefMoment = (at: string) =>
  at.length > 10
    ? written(at, { ...dayAndMonth, ...clock })
    : written(at, { weekday: 'short', ...dayAndMonth });

/**
 * Formats a moment for a table row as "14 Mar" or "14 Mar, 05:00". It includes the year if that differs from the last
 * row's.
 */
export const rowMoment = (last: string) => (at: string) =>
  written(at, {
    ...dayAndMonth,
    ...(at.slice(0, 4) === last.slice(0, 4) ? {} : { year: 'numeric' }),
    ...(at.length > 10 ? clock : {}),
  });

/** Returns the last moment if the period reaches today, since that moment hasn't ended. */
export const openOf = (points: readonly { at: string }[] | undefined, to: string, today: string) =>
  to >= today ? points?.at(-1)?.at : undefined;

/** Returns a function that names a moment and marks the one that hasn't ended. */
export const soFar = (name: (at: string) => string, open: string | undefined) => (at: string) =>
  at === open ? words.soFar(name(at)) : name(at);

/** Formats a moment for files, so that spreadsheets read it as a time. */
export const plainMoment = (at: string) => at.slice(0, 16).replace('T', ' ');
