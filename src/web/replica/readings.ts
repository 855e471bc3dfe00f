import { localDay } from '#web/lib/calendar-days.ts';

/** How often each record had been clicked or scanned when the list was read; those never were are left out. */
export interface CountReading {
  /** In ms since 1970. */
  at: number;
  ids: Uint32Array;
  counts: Uint32Array;
}

export const isReading = ({ ids, counts }: CountReading) => ids.length === counts.length;

interface Counted {
  id: number;
  count: number;
  /** When it was made, in ms since 1970. */
  made: number;
}

const day = 86_400_000;
/** Two weeks, to compare one with the week before, and a day for readings that came late. */
const kept = 16 * day;
/** Readings that lie closer tell no trend. */
const apart = 0.8 * day;

export function countReadingOf(rows: readonly Omit<Counted, 'made'>[], at: number): CountReading {
  const counted = rows.filter(({ count }) => count > 0);
  return {
    at,
    ids: Uint32Array.from(counted, ({ id }) => id),
    counts: Uint32Array.from(counted, ({ count }) => count),
  };
}

/** Whether the day of a moment has one: the day's first is kept, so that a week between two of them is one. */
export function hasReadingOf(readings: readonly CountReading[], at: number): boolean {
  const last = readings.at(-1);
  return last !== undefined && localDay(new Date(last.at)) === localDay(new Date(at));
}

/** Oldest first. */
export const withReading = (readings: readonly CountReading[], next: CountReading): readonly CountReading[] =>
  hasReadingOf(readings, next.at) ? readings : [...readings.filter(({ at }) => at > next.at - kept), next];

export interface Trend {
  /** Visits since the reading. */
  grown: number;
  /** Visits between the reading before and that one, where there were some and none since. */
  stopped: number;
}

export interface Trends {
  /** When the reading was taken that is compared with, in ms since 1970. */
  since: number;
  /** The same of the reading before that one; undefined: there is none yet. */
  before: number | undefined;
  of: (row: Counted) => Trend;
}

/** The last one before a moment, or the first there is. */
const latest = (readings: readonly CountReading[], at: number) =>
  readings.findLast((reading) => reading.at <= at) ?? readings[0];

/**
 * What was counted between readings: since a week ago, or since the first reading while there is none that old.
 * undefined: there are not two readings yet.
 */
export function trendsOf(readings: readonly CountReading[], now: number): Trends | undefined {
  const base = latest(readings, now - 7 * day);
  if (!base || now - base.at < apart) return undefined;
  const older = latest(
    readings.filter(({ at }) => at <= base.at - apart),
    base.at - 7 * day,
  );
  const counts = countsOf(base);
  const olderCounts = older && countsOf(older);
  return {
    since: base.at,
    before: older?.at,
    of({ id, count, made }) {
      const then = counts.get(id) ?? 0;
      const grown = Math.max(0, count - then);
      const isYounger = made > base.at;
      const earlier = olderCounts ? Math.max(0, then - (olderCounts.get(id) ?? 0)) : 0;
      return { grown, stopped: grown === 0 && !isYounger ? earlier : 0 };
    },
  };
}

const countsOf = ({ ids, counts }: CountReading) =>
  new Map(Array.from(ids, (id, place) => [id, counts[place] ?? 0]));
