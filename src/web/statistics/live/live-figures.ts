import { liveMinutes } from '#contract/analytics-visits.ts';
import type { LiveVisit } from '#contract/analytics-visits.ts';
import type { LiveNow } from '#web/api/live-visits.ts';
import { parseWireTime } from '#web/lib/dates.ts';

/** The record whose visits are shown. */
export interface LiveSubject {
  kind: LiveVisit['kind'];
  id: number;
}

export interface LiveFigures {
  count: number;
  /** Visits per minute, oldest first, including the current minute. */
  minutes: readonly number[];
  /** Newest first. */
  visits: readonly LiveVisit[];
  /** Whether there may be more visits than are listed individually. */
  isLeast: boolean;
}

const minuteOf = (ms: number) => Math.floor(ms / 60_000);
const minuteOfVisit = ({ at }: LiveVisit) => minuteOf(parseWireTime(at)?.getTime() ?? 0);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Returns the figures of the half hour before `now`, in ms since 1970. */
export function liveFigures(live: LiveNow, subject: LiveSubject | undefined, now: number): LiveFigures {
  const present = minuteOf(now);
  const first = present - liveMinutes + 1;
  const all = Array.from({ length: liveMinutes }, (_, place) => live.minutes[first + place] ?? 0);
  const known = live.visits.filter((visit) => minuteOfVisit(visit) >= first);
  if (!subject) return { count: sum(all), minutes: all, visits: known, isLeast: false };
  const visits = known.filter(({ kind, id }) => kind === subject.kind && id === subject.id);
  const minutes = all.map(
    (_, place) => visits.filter((visit) => minuteOfVisit(visit) === first + place).length,
  );
  return { count: visits.length, minutes, visits, isLeast: known.length < sum(all) };
}
