import type { Database, Db, DialectDb } from '#server/store/database/database.ts';
import { daySums, longerSums, type SumRow, whole } from './day-sums.ts';
import { daySeconds } from './sum.ts';

/**
 * Lengths in days of the stretches that are summed in addition to single days. A longer stretch is calculated from the
 * shorter one before it.
 */
const [short, long] = [8, 64];
export const stretches = [short, long] as const;
/** Number of rows that one transaction writes. */
const written = 100;
/** Seconds after the end of a day during which its visits still arrive as usual. */
const settling = 60;

interface Unsummed {
  account_id: number;
  day: number;
  mark: number;
}

/** Returns the first day of the stretch that contains a day. */
const beginOf = (day: number, stretch: number) => Math.floor(day / stretch) * stretch;

/** Returns the day after the last one that had ended at a time in Unix seconds. */
export const dayAfterLast = (now: number) => Math.floor((now - settling) / daySeconds);

/**
 * Sums the days that have ended, for each account and for each target visited. A late visit causes its day to be summed
 * again. Questions don't use the sums of days that still have to be summed.
 * @param pause is awaited between two transactions, with the duration of the last one in ms
 */
export async function seal(
  database: Database,
  now: number,
  pause: (took: number) => Promise<unknown> = async () => undefined,
  isOver: () => boolean = () => false,
): Promise<void> {
  const end = dayAfterLast(now);
  let done = { account: 0, day: -1 };
  while (!isOver()) {
    const days = await nextDays(database.db, done, end);
    const [first] = days;
    if (!first) return;
    await sealDays(database, first.account_id, days, end, pause);
    // Days that couldn't be summed because more visits came in the meantime are left to the next run.
    done = { account: first.account_id, day: days.at(-1)?.day ?? first.day };
  }
}

/** Returns the next unsummed days of one account. */
async function nextDays(db: Db, done: { account: number; day: number }, end: number): Promise<Unsummed[]> {
  const first = await db
    .selectFrom('unsummed_days')
    .where('day', '<', end)
    .where(({ eb, and, or }) =>
      or([
        eb('account_id', '>', done.account),
        and([eb('account_id', '=', done.account), eb('day', '>', done.day)]),
      ]),
    )
    .orderBy('account_id')
    .orderBy('day')
    .selectAll()
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  return db
    .selectFrom('unsummed_days')
    .where('account_id', '=', first.account_id)
    .where('day', '>=', first.day)
    .where('day', '<', Math.min(end, beginOf(first.day, long) + long))
    .orderBy('day')
    .selectAll()
    .execute();
}

async function sealDays(
  database: Database,
  account: number,
  days: readonly Unsummed[],
  end: number,
  pause: (took: number) => Promise<unknown>,
): Promise<void> {
  const write = async (some: readonly SumRow[]) => {
    for (let begin = 0; begin < some.length; begin += written) {
      const began = performance.now();
      if (!(await writeRows(database, account, days, some.slice(begin, begin + written)))) return false;
      await pause(performance.now() - began);
    }
    return true;
  };
  for (const some of Map.groupBy(days, ({ day }) => beginOf(day, short)).values())
    for await (const rows of daySums(
      database.db,
      account,
      some.map(({ day }) => day),
    ))
      if (!(await write(rows))) return;
  for (const [place, stretch] of stretches.entries()) {
    const smaller = stretches[place - 1] ?? 1;
    for (const begin of await stretchesOf(database.db, account, days, stretch, end))
      for await (const rows of longerSums(database.db, account, { begin, stretch, smaller }))
        if (!(await write(rows))) return;
  }
  await database.db
    .deleteFrom('unsummed_days')
    .where('account_id', '=', account)
    .where(({ eb, and, or }) =>
      or(days.map(({ day, mark }) => and([eb('day', '=', day), eb('mark', '=', mark)]))),
    )
    .execute();
}

/**
 * Returns the first days of the stretches that have ended and contain these days or the last summed day before them.
 */
async function stretchesOf(
  db: Db,
  account: number,
  days: readonly Unsummed[],
  stretch: number,
  end: number,
): Promise<number[]> {
  const begins = new Set(days.map(({ day }) => beginOf(day, stretch)));
  // If the last day of a stretch had no visits, nothing else would show that the stretch has ended.
  const last = await db
    .selectFrom('visit_sums')
    .where('account_id', '=', account)
    .where('days', '=', 1)
    .where('day', '<', Math.min(...begins))
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirst();
  if (last?.day !== null && last?.day !== undefined) {
    const before = beginOf(last.day, stretch);
    if (!(await isSummed(db, account, stretch, before))) begins.add(before);
  }
  return [...begins].filter((begin) => begin + stretch <= end);
}

async function isSummed(db: Db, account: number, days: number, day: number): Promise<boolean> {
  const found = await db
    .selectFrom('visit_sums')
    .where('account_id', '=', account)
    .where('target', '=', whole)
    .where('days', '=', days)
    .where('day', '=', day)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces the labels of these sums that are stored separately. */
async function writeApart(
  db: Db,
  written: readonly { id: number; target: string; day: number }[],
  rows: readonly SumRow[],
): Promise<void> {
  const ids = new Map(written.map(({ id, target, day }) => [`${day} ${target}`, id]));
  await db
    .deleteFrom('visit_sum_labels')
    .where('sum_id', 'in', [...ids.values()])
    .execute();
  const labels = rows.flatMap(({ target, day, summary }) => {
    const sum_id = ids.get(`${day} ${target}`);
    if (sum_id === undefined) return [];
    return [...summary.apart].map(([place, data]) => ({ sum_id, place, data }));
  });
  if (labels.length > 0) await db.insertInto('visit_sum_labels').values(labels).execute();
}

/** Returns false if more visits came to one of the days, since its sums would be wrong. */
function writeRows(
  { db, dialect }: DialectDb,
  account: number,
  days: readonly Unsummed[],
  rows: readonly SumRow[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const marks = trx
      .selectFrom('unsummed_days')
      .where('account_id', '=', account)
      .where(
        'day',
        'in',
        days.map(({ day }) => day),
      )
      .select(['day', 'mark']);
    const now = await (dialect === 'postgres' ? marks.forUpdate() : marks).execute();
    const isSame = days.every(({ day, mark }) =>
      now.some((row) => row.day === day && Number(row.mark) === Number(mark)),
    );
    if (!isSame) return false;
    const written = await trx
      .insertInto('visit_sums')
      .values(rows.map(({ summary, ...key }) => ({ ...key, data: summary.data })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'target', 'days', 'day']).doUpdateSet(({ ref }) => ({
          data: ref('excluded.data'),
        })),
      )
      .returning(['id', 'target', 'day'])
      .execute();
    await writeApart(trx, written, rows);
    await trx
      .insertInto('sum_versions')
      .values({ account_id: account, version: 1 })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('sum_versions.version'), '+', 1) })),
      )
      .execute();
    return true;
  });
}
