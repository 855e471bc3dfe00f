import { liveMinutes } from '#contract/analytics-visits.ts';
import type { LiveVisit } from '#contract/analytics-visits.ts';
import type { LiveNow } from '#web/api/live-visits.ts';
import { parseWireTime } from '#web/lib/dates.ts';

/** Which visits are meant: all of the account, or those of one record. */
export interface LiveSubject {
  kind: LiveVisit['kind'];
  id: number;
}

export interface LiveFigures {
  count: number;
  /** Of each minute, from the oldest to the present one. */
  minutes: readonly number[];
  /** Newest first. */
  visits: readonly LiveVisit[];
  /** Whether there may be more than are known one by one. */
  isLeast: boolean;
}

const minuteOf = (ms: number) => Math.floor(ms / 60_000);
const minuteOfVisit = ({ at }: LiveVisit) => minuteOf(parseWireTime(at)?.getTime() ?? 0);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The half hour up to now, in ms since 1970. */
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
