import type { Figures } from '#server/store/analytics/ask.ts';
import { quarter } from '#server/store/analytics/sum.ts';
import { hourOf, type Stretch } from './period.ts';

/** Each quarter of an hour that has visits, in order: when it begins, its visits and first visits. */
function* quartersOf({ span, quarters }: Figures): Generator<[at: number, visits: number, fresh: number]> {
  const begin = Math.floor(span.from / quarter);
  for (const [place, visits] of quarters.visits.entries()) {
    const fresh = quarters.fresh[place] ?? 0;
    if (visits > 0 || fresh > 0) yield [(begin + place) * quarter, visits, fresh];
  }
}

/** Visits and visitors of each point. */
export function pointsOf(figures: Figures, { begins, labels }: Stretch) {
  const points = labels.map((at) => ({ at, visits: 0, visitors: 0 }));
  let place = 0;
  for (const [at, visits, fresh] of quartersOf(figures)) {
    while (at >= (begins[place + 1] ?? Infinity)) place += 1;
    const point = points[place];
    if (!point) continue;
    point.visits += visits;
    point.visitors += fresh;
  }
  return points;
}

/** Tells how many seconds a zone is ahead of UTC, of times that never go back. */
function offsetsFrom(zone: string, from: number): (at: number) => number {
  const begin = Temporal.Instant.fromEpochMilliseconds(from * 1000).toZonedDateTimeISO(zone);
  const secondsOf = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 1e9;
  let offset = secondsOf(begin);
  let next = begin.getTimeZoneTransition('next');
  // Asking it costs more than all of the rest.
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

/** Visits of each weekday from Monday, by the hour; and the hour with the most, by the clocks of the zone. */
export function hoursOf(figures: Figures, zone: string) {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const offsetAt = offsetsFrom(zone, figures.span.from);
  let busiest: { at: number; visits: number } | undefined;
  let present = { at: -1, visits: 0 };
  for (const [at, visits] of quartersOf(figures)) {
    const local = at + offsetAt(at);
    const of = week[(Math.floor(local / day) + 3) % 7];
    const inDay = Math.floor((local % day) / hour);
    if (of) of[inDay] = (of[inDay] ?? 0) + visits;
    const begin = at - (local % hour);
    if (present.at !== begin) present = { at: begin, visits: 0 };
    present.visits += visits;
    if (present.visits > (busiest?.visits ?? 0)) busiest = { ...present };
  }
  return { week, busiest: busiest && { at: labelOf(busiest.at, zone), visits: busiest.visits } };
}

const labelOf = (at: number, zone: string) =>
  hourOf(Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone));
