import type { Grain } from '#contract/asked-visits.ts';
import { rangeMistake } from '#contract/day-range.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { now } from '#server/rules/clock.ts';
import { daysOf, hourOf, hoursOf } from '#server/rules/time-points.ts';
import type { Span } from '#server/store/analytics/span.ts';

/** A range of days, and its points. */
export interface Stretch extends Span {
  firstDay: string;
  lastDay: string;
  /** Unix seconds at which each point begins. */
  begins: number[];
  labels: string[];
}

export interface Period {
  zone: string;
  by: Grain;
  period: Stretch;
  before: Stretch | undefined;
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  last?: '24h' | undefined;
  zone?: string | undefined;
  by?: Grain | undefined;
  compare?: 'before' | undefined;
}

/**
 * Returns the requested days in the reader’s calendar, up to now, since there are no figures of the future. The period
 * before is as long and ends at the same point, so that half a day is compared with half a day.
 * @throws ApiRefusal 400 if the range is invalid or has too many points
 */
export function periodOf(asked: Asked): Period {
  const zone = asked.zone ?? 'UTC';
  if (asked.last !== undefined) return lastDay(zone, asked.compare !== undefined);
  const by = asked.by ?? 'day';
  const to = asked.to ? Temporal.PlainDate.from(asked.to) : Temporal.Now.plainDateISO(zone);
  const from = asked.from ? Temporal.PlainDate.from(asked.from) : to.subtract({ days: 29 });
  const mistake = rangeMistake(from.toString(), to.toString(), by === 'hour' ? 'hour' : 'day');
  if (mistake) throw new ApiRefusal(400, mistake.message, mistake.field);

  const present = Temporal.Instant.fromEpochMilliseconds((now() + 1) * 1000).toZonedDateTimeISO(zone);
  const days = { from, to, after: to.add({ days: 1 }) };
  const begins = beginsOf(days.from, days.after, zone, by).filter((begin) => isBefore(begin, present));
  const full = days.after.toZonedDateTime(zone);
  const end = isBefore(present, full) ? present : full;
  const period = stretchOf(begins, end, from, to, by);
  if (asked.compare === undefined) return { zone, by, period, before: undefined };
  const back = lengthOf(from, to);
  const earlier = end.subtract(back);
  // A month has days of its own. The 31st isn't compared with a 30th a second time.
  const hasOwnPoints = back.months !== undefined && (by === 'day' || by === 'hour');
  const before = stretchOf(
    hasOwnPoints
      ? beginsOf(from.subtract(back), from, zone, by).filter((begin) => isBefore(begin, earlier))
      : begins.map((begin) => begin.subtract(back)),
    earlier,
    from.subtract(back),
    // For months, it's the day before the period, so March is compared with all of February.
    from.subtract({ days: 1 }),
    by,
  );
  return { zone, by, period, before };
}

/**
 * Returns the last 24 hours, including the current one, and the 24 before. If the clocks change in between, these
 * aren't a whole day.
 */
function lastDay(zone: string, isCompared: boolean): Period {
  const present = Temporal.Instant.fromEpochMilliseconds((now() + 1) * 1000).toZonedDateTimeISO(zone);
  const hour = present.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const begins = Array.from({ length: 24 }, (_, place) => hour.subtract({ hours: 23 - place }));
  const stretch = (hours: number) => {
    const moved = begins.map((begin) => begin.subtract({ hours }));
    const end = present.subtract({ hours });
    return stretchOf(moved, end, (moved[0] ?? end).toPlainDate(), end.toPlainDate(), 'hour');
  };
  return { zone, by: 'hour', period: stretch(0), before: isCompared ? stretch(24) : undefined };
}

const isBefore = (one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime) =>
  Temporal.ZonedDateTime.compare(one, other) < 0;
const seconds = (time: Temporal.ZonedDateTime) => Math.floor(time.epochMilliseconds / 1000);

/** Whole months are compared with as many months, everything else with as many days. */
function lengthOf(from: Temporal.PlainDate, to: Temporal.PlainDate): { months?: number; days?: number } {
  if (from.day === 1 && to.day === to.daysInMonth)
    return { months: (to.year - from.year) * 12 + to.month - from.month + 1 };
  return { days: from.until(to).days + 1 };
}

/** Weeks begin on Monday and months on the first. The first point begins with the period. */
function beginsOf(
  from: Temporal.PlainDate,
  after: Temporal.PlainDate,
  zone: string,
  by: Grain,
): Temporal.ZonedDateTime[] {
  if (by === 'hour') return [...hoursOf(from, after, zone)];
  if (by === 'day') return [...daysOf(from, after, zone)];
  const begins: Temporal.ZonedDateTime[] = [];
  const next = (day: Temporal.PlainDate) =>
    by === 'week' ? day.add({ days: 8 - day.dayOfWeek }) : day.add({ months: 1 }).with({ day: 1 });
  for (let day = from; Temporal.PlainDate.compare(day, after) < 0; day = next(day))
    begins.push(day.toZonedDateTime(zone));
  return begins;
}

function stretchOf(
  begins: readonly Temporal.ZonedDateTime[],
  end: Temporal.ZonedDateTime,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  by: Grain,
): Stretch {
  const [first] = begins;
  const label = (begin: Temporal.ZonedDateTime) =>
    by === 'hour' ? hourOf(begin) : begin.toPlainDate().toString();
  return {
    from: seconds(first ?? end),
    to: seconds(end),
    firstDay: from.toString(),
    lastDay: to.toString(),
    begins: begins.map(seconds),
    labels: begins.map(label),
  };
}
