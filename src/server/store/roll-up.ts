import { sql } from 'kysely';
import type { Database, Db, DialectDb } from './database/database.ts';
import { jsonRows } from './database/json-rows.ts';
import type { TargetKind } from './schema.ts';
import {
  type CountedVisit,
  type FirstVisit,
  firstVisitsOf,
  type Owners,
  type Tally,
  tallyOf,
} from './tally.ts';

/** Minimum, maximum and initial number of visits that one transaction counts. */
const [smallest, largest, usual] = [250, 10_000, 2000];
/** Target time for which a transaction holds the write lock, in ms. Redirects wait that long. */
const targetMs = 15;

/**
 * Counts the visits that are committed by now and weren't counted yet. Any number of processes may do so concurrently.
 * Each visit is counted once, because the cursor moves in the transaction that counts. Visits are read and added up
 * outside of it, so that it holds the lock only for writing.
 * @param pause is awaited between two transactions, with the duration of the last one in ms
 * @param isOver is called before each transaction. If it returns true, the rest is left to a later run.
 */
export async function rollUp(
  database: Database,
  pause: (took: number) => Promise<unknown> = async () => undefined,
  isOver: () => boolean = () => false,
): Promise<void> {
  const horizon = await database.settledId('visits');
  let size = usual;
  let after = await reached(database.db);
  while (after < horizon && !isOver()) {
    const counted = await countSlice(database, after, horizon, size);
    if (counted) size = sizeAfter(size, counted.took);
    after = counted ? counted.last : await reached(database.db);
    if (after < horizon) await pause(counted?.took ?? 0);
  }
}

/** Returns how many visits would have taken the wanted time, but at most twice and at least half as many as before. */
const sizeAfter = (size: number, took: number) =>
  Math.round(
    Math.min(largest, Math.max(smallest, size * Math.min(2, Math.max(0.5, targetMs / Math.max(took, 1))))),
  );

const cursor = (db: Db) => db.selectFrom('rolled_up').where('id', '=', 1).select('visit_id');

/** Returns the last visit that is counted, or 0 if there is none. */
export async function reached(db: Db): Promise<number> {
  return (await cursor(db).executeTakeFirst())?.visit_id ?? 0;
}

/** Returns whether some committed visits aren't counted. */
export async function isBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ behind: number }>`select count(*) as behind from rolled_up
    where id = 1 and visit_id < (select max(id) from visits)`.execute(db);
  return Number(rows[0]?.behind) > 0;
}

/** Returns those of the records that have committed visits which aren't counted. */
export async function awaitingCounts(
  db: Db,
  kind: TargetKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const visits = await db
    .selectFrom('visits')
    .where('id', '>', await reached(db))
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .select('target_id')
    .distinct()
    .execute();
  return new Set(visits.map(({ target_id }) => target_id));
}

/** Returns the time of the first visit that isn't counted, in Unix seconds. Undefined if all are counted. */
export const firstUncounted = async (db: Db) => firstAfter(db, await reached(db));

/** Returns the time of the first visit after the given one, in Unix seconds. */
export async function firstAfter(db: Db, visit: number): Promise<number | undefined> {
  const first = db.selectFrom('visits').where('id', '>', visit).orderBy('id').select('at').limit(1);
  return (await first.executeTakeFirst())?.at;
}

/** Returns the last visit and the duration of the writing in ms. Undefined if another process was faster. */
async function countSlice(
  database: Database,
  after: number,
  horizon: number,
  size: number,
): Promise<{ last: number; took: number } | undefined> {
  const { db, dialect } = database;
  const visits = await visitsAfter(db, after, horizon, size);
  const last = visits.length < size ? horizon : (visits.at(-1)?.id ?? horizon);
  const firsts = firstVisitsOf(visits);
  const known = await findKnownVisitors(database, firsts);
  const fresh = firsts.filter((_, place) => !known.has(place));
  const tally = tallyOf(visits, fresh, await ownersOf(database, visits));
  let began = 0;
  const isCounted = await db.transaction().execute(async (trx) => {
    began = performance.now();
    // SQLite's transactions hold the only write lock from their beginning.
    const locked = await (dialect === 'postgres' ? cursor(trx).forUpdate() : cursor(trx)).executeTakeFirst();
    if ((locked?.visit_id ?? 0) !== after) return false;
    await write({ ...database, db: trx }, tally, fresh);
    await trx.updateTable('rolled_up').set({ visit_id: last }).where('id', '=', 1).execute();
    return true;
  });
  return isCounted ? { last, took: performance.now() - began } : undefined;
}

async function visitsAfter(db: Db, after: number, horizon: number, size: number): Promise<CountedVisit[]> {
  const rows = await db
    .selectFrom('visits')
    .where('id', '>', after)
    .where('id', '<=', horizon)
    .orderBy('id')
    .limit(size)
    .selectAll()
    .execute();
  return rows as CountedVisit[];
}

const visitorColumns = { kind: 'text', target_id: 'integer', day: 'integer', visitor: 'text' } as const;

/** Returns the indexes of visitors that an earlier slice has seen on that day. */
async function findKnownVisitors(
  { db, dialect }: DialectDb,
  firsts: readonly FirstVisit[],
): Promise<Set<number>> {
  const given = jsonRows(
    dialect,
    { ...visitorColumns, place: 'integer' },
    firsts.map(({ kind, target_id, day, visitor }, place) => [kind, target_id, day, visitor, place]),
  );
  const { rows } = await sql<{ place: number }>`select given.place from ${given}
    where exists (select 1 from visitors
      where visitors.kind = given.kind and visitors.target_id = given.target_id
        and visitors.day = given.day and visitors.visitor = given.visitor)`.execute(db);
  return new Set(rows.map(({ place }) => place));
}

async function ownersOf({ db, dialect }: DialectDb, visits: readonly CountedVisit[]): Promise<Owners> {
  const owners = async (kind: 'link' | 'qr', table: 'links' | 'qrs') => {
    const ids = new Set(visits.flatMap((visit) => (visit.kind === kind ? visit.target_id : [])));
    const given = jsonRows(
      dialect,
      { id: 'integer' },
      [...ids].map((id) => [id]),
    );
    const { rows } = await sql<{ id: number; account_id: number }>`select owned.id, owned.account_id
      from ${given} join ${sql.table(table)} as owned on owned.id = given.id`.execute(db);
    return new Map(rows.map(({ id, account_id }) => [id, account_id]));
  };
  return { link: await owners('link', 'links'), qr: await owners('qr', 'qrs') };
}

async function write(means: DialectDb, { targets, labels, buckets }: Tally, fresh: readonly FirstVisit[]) {
  const { db, dialect } = means;
  for (const kind of ['link', 'qr', 'bio'] as const)
    await addTotals(
      means,
      kind,
      targets.filter((sum) => sum.kind === kind),
    );
  // The rows are sorted by key, so that adjacent ones are written together. SQLite requires the `where`.
  await sql`insert into visit_counts (kind, target_id, dimension, label, visits)
    select kind, target_id, dimension, label, visits from ${jsonRows(
      dialect,
      { kind: 'text', target_id: 'integer', dimension: 'text', label: 'text', visits: 'integer' },
      labels.map((sum) => [sum.kind, sum.target_id, sum.dimension, sum.label, sum.visits]),
    )} where true order by 1, 2, 3, 4
    on conflict (kind, target_id, dimension, label) do update
      set visits = visit_counts.visits + excluded.visits`.execute(db);
  await sql`insert into visit_buckets (kind, target_id, bucket, visits, fresh)
    select kind, target_id, bucket, visits, fresh from ${jsonRows(
      dialect,
      { kind: 'text', target_id: 'integer', bucket: 'integer', visits: 'integer', fresh: 'integer' },
      buckets.map((sum) => [sum.kind, sum.target_id, sum.bucket, sum.visits, sum.fresh]),
    )} where true order by 1, 2, 3
    on conflict (kind, target_id, bucket) do update
      set visits = visit_buckets.visits + excluded.visits, fresh = visit_buckets.fresh + excluded.fresh`.execute(
    db,
  );
  await sql`insert into visitors (kind, target_id, day, visitor)
    select kind, target_id, day, visitor from ${jsonRows(
      dialect,
      visitorColumns,
      fresh.map((first) => [first.kind, first.target_id, first.day, first.visitor]),
    )} where true order by 3, 1, 2, 4 on conflict do nothing`.execute(db);
}

const totals = {
  link: { table: 'links', visits: 'clicks', fresh: 'unique_clicks' },
  qr: { table: 'qrs', visits: 'scans', fresh: 'unique_scans' },
  bio: { table: 'bios', visits: 'views', fresh: 'unique_views' },
} as const;

async function addTotals(
  { db, dialect }: DialectDb,
  kind: TargetKind,
  sums: Tally['targets'],
): Promise<void> {
  if (sums.length === 0) return;
  const { table, visits, fresh } = totals[kind];
  const given = jsonRows(
    dialect,
    { id: 'integer', visits: 'integer', fresh: 'integer' },
    sums.map((sum) => [sum.target_id, sum.visits, sum.fresh]),
  );
  await sql`update ${sql.table(table)}
    set ${sql.ref(visits)} = ${sql.ref(`${table}.${visits}`)} + given.visits,
      ${sql.ref(fresh)} = ${sql.ref(`${table}.${fresh}`)} + given.fresh
    from ${given} where ${sql.ref(`${table}.id`)} = given.id`.execute(db);
}
