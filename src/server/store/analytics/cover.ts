import type { Db } from '#server/store/database/database.ts';
import { dayAfterLast, stretches } from './seal.ts';
import type { Span } from './span.ts';
import { daySeconds, type Sum } from './sum.ts';
import { addApart, addSummary, placesOf } from './summary.ts';

/** How to get the visits of a span: the days that have sums, and the times whose blocks are read. */
export interface Cover {
  /** Days since 1970, excluding the end. Days that still have to be summed are left out. */
  whole: { from: number; to: number }[];
  /** From latest to earliest. */
  read: Span[];
  /**
   * Whether the result covers the span exactly. A day whose single visits have been deleted can only be counted as a
   * whole.
   */
  isExact: boolean;
}

/**
 * Splits a span into days that have sums and times to read.
 * @param keptSince since when single visits are stored, in Unix seconds, at the beginning of a day
 * @param late days since 1970 whose sums lack some visits, in addition to those in `unsummed_days`
 */
export async function coverOf(
  db: Db,
  accountId: number,
  { from, to }: Span,
  { keptSince, late }: { keptSince: number; late: ReadonlySet<number> },
): Promise<Cover> {
  const [firstDay, lastDay] = [Math.floor(from / daySeconds), Math.ceil(to / daySeconds)];
  const isGone = (day: number) => day * daySeconds < keptSince;
  const begin = from % daySeconds === 0 || isGone(firstDay) ? firstDay : firstDay + 1;
  const end = Math.min(
    to % daySeconds === 0 || isGone(lastDay - 1) ? lastDay : lastDay - 1,
    dayAfterLast(Math.floor(Date.now() / 1000)),
  );
  if (end <= begin) return { whole: [], read: [{ from, to }], isExact: true };
  const noted = await db
    .selectFrom('unsummed_days')
    .where('account_id', '=', accountId)
    .where('day', '>=', begin)
    .where('day', '<', end)
    .select('day')
    .execute();
  const unsummed = new Set([
    ...noted.map(({ day }) => day),
    ...late.values().filter((day) => day >= begin && day < end),
  ]);
  const whole: Cover['whole'] = [];
  const read: Span[] = [];
  const add = (span: Span) => {
    if (span.from < span.to) read.unshift(span);
  };
  add({ from, to: begin * daySeconds });
  let next = begin;
  for (const day of [...unsummed].toSorted((one, other) => one - other)) {
    if (day > next) whole.push({ from: next, to: day });
    add({ from: day * daySeconds, to: (day + 1) * daySeconds });
    next = day + 1;
  }
  if (end > next) whole.push({ from: next, to: end });
  add({ from: end * daySeconds, to });
  const isExact = begin * daySeconds >= from && end * daySeconds <= to;
  return { whole, read: joinedSpans(read), isExact };
}

/** Joins adjacent spans. */
const joinedSpans = (spans: readonly Span[]) =>
  spans.reduce<Span[]>((joined, span) => {
    const later = joined.at(-1);
    if (later?.from === span.to) joined[joined.length - 1] = { from: span.from, to: later.to };
    else joined.push(span);
    return joined;
  }, []);

/** Number of sums whose data is read together. */
const batchSize = 40;

interface Key {
  id: number;
  target: string;
  day: number;
}

/** Returns the ids of the sums that cover the days, using the longest stretches available. */
async function findSums(
  db: Db,
  accountId: number,
  targets: readonly string[],
  whole: Cover['whole'],
): Promise<number[]> {
  const found: number[] = [];
  let open = targets.map((target) => ({ target, gaps: whole }));
  for (const stretch of [...stretches.toReversed(), 1]) {
    const ranges = open.flatMap(({ gaps }) => gaps.map((gap) => aligned(gap, stretch)));
    const from = Math.min(...ranges.map((range) => range.from));
    const to = Math.max(...ranges.map((range) => range.to));
    if (ranges.length === 0 || from >= to) continue;
    const keys = await keysOf(
      db,
      accountId,
      open.map(({ target }) => target),
      { stretch, from, to },
    );
    const byTarget = Map.groupBy(keys, ({ target }) => target);
    open = open.map(({ target, gaps }) => {
      const left: Cover['whole'] = [];
      const own = byTarget.get(target) ?? [];
      for (const gap of gaps) {
        let next = gap.from;
        for (const { id, day } of own) {
          if (day < next || day + stretch > gap.to) continue;
          if (day > next) left.push({ from: next, to: day });
          found.push(id);
          next = day + stretch;
        }
        if (next < gap.to) left.push({ from: next, to: gap.to });
      }
      return { target, gaps: left };
    });
  }
  return found;
}

export interface WantedSums {
  accountId: number;
  targets: readonly string[];
  days: Cover['whole'];
}

/** Adds the stored sums of days to `sum`. */
export async function addSums(db: Db, { accountId, targets, days }: WantedSums, sum: Sum): Promise<void> {
  const ids = await findSums(db, accountId, targets, days);
  const wanted = placesOf(sum);
  for (let begin = 0; begin < ids.length; begin += batchSize) {
    const some = ids.slice(begin, begin + batchSize);
    // One statement reads both, since a sum and its labels are written together.
    const rows = await db
      .selectFrom('visit_sums')
      .where('id', 'in', some)
      .select((eb) => ['data', eb.val(null).$castTo<number | null>().as('place')])
      .$if(wanted.length > 0, (query) =>
        query.unionAll(
          db
            .selectFrom('visit_sum_labels')
            .where('sum_id', 'in', some)
            .where('place', 'in', wanted)
            .select(['data', 'place']),
        ),
      )
      .execute();
    for (const { place, data } of rows) {
      if (place === null) addSummary(sum, data);
      else addApart(sum, place, data);
    }
  }
}

/** Returns the part of the days that whole stretches cover. */
const aligned = ({ from, to }: { from: number; to: number }, stretch: number) => ({
  from: Math.ceil(from / stretch) * stretch,
  to: Math.floor(to / stretch) * stretch,
});

async function keysOf(
  db: Db,
  accountId: number,
  targets: readonly string[],
  { stretch, from, to }: { stretch: number; from: number; to: number },
): Promise<Key[]> {
  const keys: Key[] = [];
  const size = 500;
  for (let begin = 0; begin < targets.length; begin += size)
    keys.push(
      ...(await db
        .selectFrom('visit_sums')
        .where('account_id', '=', accountId)
        .where('target', 'in', targets.slice(begin, begin + size))
        .where('days', '=', stretch)
        .where('day', '>=', from)
        .where('day', '<', to)
        .orderBy('target')
        .orderBy('day')
        .select(['id', 'target', 'day'])
        .execute()),
    );
  return keys;
}
