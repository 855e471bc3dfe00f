import { localDay } from '#web/lib/calendar-days.ts';

/** How often each record had been clicked or scanned when the list was read. Records without visits are left out. */
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
  /** When the record was created, in ms since 1970. */
  made: number;
}

const day = 86_400_000;
/**
 * How long readings are kept, in ms. Comparing a week with the one before takes two weeks, plus some time for late
 * readings.
 */
const kept = 16 * day;
/** Minimum distance between two readings, in ms. Closer ones show no trend. */
const apart = 0.8 * day;

export function countReadingOf(rows: readonly Omit<Counted, 'made'>[], at: number): CountReading {
  const counted = rows.filter(({ count }) => count > 0);
  return {
    at,
    ids: Uint32Array.from(counted, ({ id }) => id),
    counts: Uint32Array.from(counted, ({ count }) => count),
  };
}

/**
 * Returns whether the last reading is from the same day as `at`. Only a day's first reading is kept, so that readings a
 * week apart are a full week apart.
 */
export function hasReadingOf(readings: readonly CountReading[], at: number): boolean {
  const last = readings.at(-1);
  return last !== undefined && localDay(new Date(last.at)) === localDay(new Date(at));
}

/** Adds a reading unless its day already has one. Oldest first. */
export const withReading = (readings: readonly CountReading[], next: CountReading): readonly CountReading[] =>
  hasReadingOf(readings, next.at) ? readings : [...readings.filter(({ at }) => at > next.at - kept), next];

export interface Trend {
  /** Visits since the reading at `since`. */
  grown: number;
  /** Visits between the readings at `before` and `since`, or 0 if there were visits after `since`. */
  stopped: number;
}

export interface Trends {
  /** When the reading to compare with was taken, in ms since 1970. */
  since: number;
  /** The same for the reading before that one. Undefined if there is none yet. */
  before: number | undefined;
  of: (row: Counted) => Trend;
}

/** Returns the last reading at or before `at`, or the first reading if all are later. */
const latest = (readings: readonly CountReading[], at: number) =>
  readings.findLast((reading) => reading.at <= at) ?? readings[0];

/**
 * Returns what was counted since the reading a week ago, or since the first reading if none is that old. Returns
 * undefined if there are no two readings to compare yet.
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
