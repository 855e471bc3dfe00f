import type { Figures } from '#server/store/analytics/ask.ts';
import { quarter } from '#server/store/analytics/sum.ts';
import { hourOf } from '#server/rules/time-points.ts';
import type { Stretch } from './period.ts';

/** Calls `call` for each quarter of an hour with visits, in order, with its start, its visits and its first visits. */
function eachQuarter(
  { span, quarters }: Figures,
  call: (at: number, visits: number, fresh: number) => void,
): void {
  const begin = Math.floor(span.from / quarter);
  const { visits, fresh } = quarters;
  for (let place = 0; place < visits.length; place += 1) {
    const [came, first] = [visits[place] ?? 0, fresh[place] ?? 0];
    if (came > 0 || first > 0) call((begin + place) * quarter, came, first);
  }
}

/** Returns the visits and visitors of each point. */
export function pointsOf(figures: Figures, { begins, labels }: Stretch) {
  const points = labels.map((at) => ({ at, visits: 0, visitors: 0 }));
  let place = 0;
  let next = begins[1] ?? Infinity;
  eachQuarter(figures, (at, visits, fresh) => {
    while (at >= next) {
      place += 1;
      next = begins[place + 1] ?? Infinity;
    }
    const point = points[place];
    if (!point) return;
    point.visits += visits;
    point.visitors += fresh;
  });
  return points;
}

/** Returns a function for the zone's offset from UTC, in seconds. Its times must never go back. */
function offsetsFrom(zone: string, from: number): (at: number) => number {
  const begin = Temporal.Instant.fromEpochMilliseconds(from * 1000).toZonedDateTimeISO(zone);
  const secondsOf = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 1e9;
  let offset = secondsOf(begin);
  let next = begin.getTimeZoneTransition('next');
  // It's kept as a number, since reading it from `next` costs more than everything else.
  let until = next ? next.epochMilliseconds / 1000 : Infinity;
  return (at) => {
    while (next && until <= at) {
      offset = secondsOf(next);
      next = next.getTimeZoneTransition('next');
      until = next ? next.epochMilliseconds / 1000 : Infinity;
    }
    return offset;
  };
}

const [hour, day] = [3600, 86_400];

/** Returns the visits of each hour of each weekday, from Monday, and the busiest hour, by the zone's clocks. */
export function hoursOf(figures: Figures, zone: string) {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const offsetAt = offsetsFrom(zone, figures.span.from);
  const busiest = { at: -1, visits: 0 };
  const present = { at: -1, visits: 0 };
  eachQuarter(figures, (at, visits) => {
    const local = at + offsetAt(at);
    const of = week[(Math.floor(local / day) + 3) % 7];
    const inDay = Math.floor((local % day) / hour);
    if (of) of[inDay] = (of[inDay] ?? 0) + visits;
    const begin = at - (local % hour);
    if (present.at !== begin) [present.at, present.visits] = [begin, 0];
    present.visits += visits;
    if (present.visits > busiest.visits) [busiest.at, busiest.visits] = [present.at, present.visits];
  });
  return {
    week,
    busiest: busiest.visits > 0 ? { at: labelOf(busiest.at, zone), visits: busiest.visits } : undefined,
  };
}

const labelOf = (at: number, zone: string) =>
  hourOf(Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone));
