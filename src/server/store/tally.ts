import { bucketSeconds } from './series.ts';
import type { Dimension, Tables, TargetKind, VisitKind } from './schema.ts';
import type { Selectable } from 'kysely';

/** A visit as it's appended. */
export type CountedVisit = Omit<Selectable<Tables['visits']>, 'kind'> & { kind: TargetKind };

/** The accounts that own the links and codes, by the ids of these. */
export interface Owners {
  link: ReadonlyMap<number, number>;
  qr: ReadonlyMap<number, number>;
}

/** The first visit, in a slice, of one visitor to one target on one day. */
export interface FirstVisit {
  kind: TargetKind;
  target_id: number;
  day: number;
  visitor: string;
  at: number;
}

interface Sum {
  visits: number;
  fresh: number;
}

/** The sums that a slice of visits adds to the counters. */
export interface Tally {
  targets: (Sum & { kind: TargetKind; target_id: number })[];
  labels: { kind: VisitKind; target_id: number; dimension: Dimension; label: string; visits: number }[];
  buckets: (Sum & { kind: VisitKind; target_id: number; bucket: number })[];
}

const dimensions: readonly Dimension[] = ['country', 'referrer', 'browser', 'os', 'social'];
const day = 86_400;

/** Returns each visitor once per target and day, with the earliest of the visits. */
export function firstVisitsOf(visits: readonly CountedVisit[]): FirstVisit[] {
  const first = new Map<string, FirstVisit>();
  for (const { kind, target_id, at, visitor } of visits) {
    const of = { kind, target_id, day: Math.floor(at / day), visitor, at };
    const key = `${kind} ${target_id} ${of.day} ${visitor}`;
    const known = first.get(key);
    if (!known) first.set(key, of);
    else known.at = Math.min(known.at, at);
  }
  return [...first.values()];
}

/** Adds up sums by key. `parts` is only called for the first sum of a key. */
function createSums<Parts extends object>() {
  const sums = new Map<string, Parts & Sum>();
  return {
    sums,
    add(key: string, parts: () => Parts, visits: number, fresh: number) {
      const known = sums.get(key);
      if (known) {
        known.visits += visits;
        known.fresh += fresh;
      } else sums.set(key, { ...parts(), visits, fresh });
    },
  };
}

/**
 * Adds up a slice of visits.
 * @param fresh the first visits of visitors that no earlier slice has seen on that day
 */
export function tallyOf(
  visits: readonly CountedVisit[],
  fresh: readonly FirstVisit[],
  owners: Owners,
): Tally {
  const targets = createSums<{ kind: TargetKind; target_id: number }>();
  const labels = createSums<{ kind: VisitKind; target_id: number; dimension: Dimension; label: string }>();
  const buckets = createSums<{ kind: VisitKind; target_id: number; bucket: number }>();

  const addLabel = (kind: VisitKind, target_id: number, dimension: Dimension, label: string) =>
    labels.add(
      `${kind} ${target_id} ${dimension} ${label}`,
      () => ({ kind, target_id, dimension, label }),
      1,
      0,
    );
  const addBucket = (kind: VisitKind, target_id: number, at: number, sum: Sum) => {
    const bucket = Math.floor(at / bucketSeconds);
    const parts = () => ({ kind, target_id, bucket });
    buckets.add(`${kind} ${target_id} ${bucket}`, parts, sum.visits, sum.fresh);
  };
  /** Adds to the target itself, and to all targets of that kind in its account. */
  const addVisit = (of: Pick<CountedVisit, 'kind' | 'target_id' | 'at'>, sum: Sum) => {
    const { kind, target_id, at } = of;
    targets.add(`${kind} ${target_id}`, () => ({ kind, target_id }), sum.visits, sum.fresh);
    addBucket(kind, target_id, at, sum);
    const account = kind === 'bio' ? undefined : owners[kind].get(target_id);
    if (account !== undefined) addBucket(kind === 'link' ? 'links' : 'qrs', account, at, sum);
  };

  for (const visit of visits) {
    const { kind, target_id } = visit;
    addVisit(visit, { visits: 1, fresh: 0 });
    for (const dimension of dimensions) {
      if (visit[dimension] !== '') addLabel(kind, target_id, dimension, visit[dimension]);
    }
    const account = kind === 'bio' ? undefined : owners[kind].get(target_id);
    if (account !== undefined) addLabel(kind === 'link' ? 'links' : 'qrs', account, 'country', visit.country);
  }
  for (const first of fresh) addVisit(first, { visits: 0, fresh: 1 });
  return {
    targets: [...targets.sums.values()],
    labels: [...labels.sums.values()],
    buckets: [...buckets.sums.values()],
  };
}
