import type { Visit } from '#server/store/visits.ts';
import { createChooser, type Random } from './random.ts';
import { type Day, daysOf, hourWeights, secondsADay, timeOn } from './timetable.ts';
import { createVisitReader } from './visit-of.ts';
import { createVisitorFactory, type Visitor } from './visitors.ts';

export interface Target {
  kind: 'link' | 'qr' | 'bio';
  id: number;
  created_at: number;
  /** The destination, if it has one. */
  destination?: string | undefined;
  /** Countries that most visitors come from. Empty for the same mix as everywhere. */
  home: readonly string[];
  /** Whether it's visited a lot at first and hardly at all later, like news and sales. */
  fades: boolean;
}

/** How far back visits go, in days. */
export const visitedDays = 90;

/** The share of bio page views among visits that aren't scans. */
const views = 0.08;

/** The share of a day's visits by someone who already came that day. */
const repeatShare = 0.17;

interface Event {
  target: Target;
  visitor: Visitor;
  at: number;
}

/** Yields the visits of each day, oldest first. */
export function* visitsByDay(
  random: Random,
  targets: readonly Target[],
  { now, visits }: { now: number; visits: number },
): Generator<Visit[]> {
  const read = createVisitReader();
  const visitorOf = createVisitorFactory(random);
  const hour = createChooser(random, hourWeights);
  const choose = {
    link: popular(random, targets, 'link', 1.05),
    qr: popular(random, targets, 'qr', 0.8),
    bio: popular(random, targets, 'bio', 0.8),
  };
  const hasPages = targets.some(({ kind }) => kind === 'bio');

  const eventsOf = ({ day, visits, scans }: Day): Event[] => {
    const events: Event[] = [];
    const end = Math.min(now, (day + 1) * secondsADay - 1);
    for (let count = 0; count < visits; count += 1) {
      if (events.length > 0 && random.chance(repeatShare)) {
        const earlier = random.pick(events);
        const later = earlier.at + Math.ceil(4 * 3600 * random.next() ** 3);
        events.push({ ...earlier, at: Math.min(end, later) });
        continue;
      }
      const kind = random.chance(scans) ? 'qr' : hasPages && random.chance(views) ? 'bio' : 'link';
      const target = choose[kind]((day + 1) * secondsADay);
      const visitor = visitorOf(kind === 'qr' ? 'qr' : 'link', target.home);
      // Nothing is visited before it was created.
      const at = Math.max(timeOn(random, day, visitor.ahead, hour, now), Math.min(target.created_at, end));
      events.push({ target, visitor, at });
    }
    return events.toSorted((one, other) => one.at - other.at);
  };

  for (const day of daysOf(random, now, visitedDays, visits)) {
    yield eventsOf(day).map(({ target, visitor, at }) =>
      read(visitor, { kind: target.kind, target_id: target.id, at, destination: target.destination }),
    );
  }
}

/** Returns how much of its initial attraction a target still has. */
const remainingAppeal = ({ fades, created_at }: Target, at: number) =>
  fades ? 0.06 + 0.94 * Math.exp(-(at - created_at) / (14 * secondsADay)) : 1;

/**
 * Chooses among the targets that exist by a time. A few get most visits. The n-th most popular one gets n to the power
 * of -`slope` of what the first one gets (Zipf's law).
 */
function popular(random: Random, targets: readonly Target[], kind: Target['kind'], slope: number) {
  const some = targets.filter((target) => target.kind === kind);
  const oldest = some.toSorted((one, other) => one.created_at - other.created_at)[0];
  const choose = createChooser(
    random,
    random.shuffle(some).map((target, rank) => [target, (rank + 1) ** -slope]),
  );
  return (by: number): Target => {
    for (let tries = 0; tries < 200; tries += 1) {
      const target = choose();
      if (target.created_at < by && random.chance(remainingAppeal(target, by))) return target;
    }
    if (!oldest) throw new Error(`There is no ${kind} to visit.`);
    return oldest;
  };
}
