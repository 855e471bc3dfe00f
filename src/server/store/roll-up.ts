import { type Expression, sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { countBuckets } from './count-buckets.ts';
import type { Dimension, Tables, TargetKind, VisitKind } from './schema.ts';
import { type Slice, slicedVisits, visitDay } from './sliced-visits.ts';

/**
 * Visits that one transaction counts. Many of them cost less for each, since the same counters are written once for
 * all; too many would hold up the redirects that come meanwhile. 2,000 take some 25 ms.
 */
const sliceSize = 2000;

/**
 * Counts the visits that are committed by now and were not counted yet. Any number of processes may do so at once:
 * each visit is counted once, because the cursor moves in the transaction that counts.
 * @param pause is awaited between two transactions, so that other work gets its turn
 */
export async function rollUp(
  database: Database,
  pause: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const horizon = await database.settledId('visits');
  const { visit_id: reached } = await cursor(database.db).executeTakeFirstOrThrow();
  if (reached >= horizon) return;
  while (await rollUpSlice(database, horizon)) await pause();
}

const cursor = (db: Db) => db.selectFrom('rolled_up').where('id', '=', 1).select('visit_id');

/** Returns whether visits up to the horizon are left. */
function rollUpSlice({ db, dialect }: Database, horizon: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // SQLite's transactions hold the only write lock from their beginning.
    const locked = dialect === 'postgres' ? cursor(trx).forUpdate() : cursor(trx);
    const { visit_id: after } = await locked.executeTakeFirstOrThrow();
    if (after >= horizon) return false;
    const slice = { after, last: Math.min(horizon, after + sliceSize) };
    await countVisits(trx, slice);
    for (const dimension of dimensions) await countLabels(trx, slice, dimension);
    await countCountriesOfAccounts(trx, slice);
    await countBuckets(trx, slice);
    await rememberVisitors(trx, slice);
    await trx.updateTable('rolled_up').set({ visit_id: slice.last }).where('id', '=', 1).execute();
    return slice.last < horizon;
  });
}

/** The totals of a target's visits, and of its visitors that no earlier slice has seen that day. */
const totals = (db: Db, slice: Slice, kind: TargetKind) =>
  slicedVisits(db, slice)
    .leftJoin('visitors as known', (join) =>
      join
        .onRef('known.kind', '=', 'visits.kind')
        .onRef('known.target_id', '=', 'visits.target_id')
        .on('known.day', '=', visitDay)
        .onRef('known.visitor', '=', 'visits.visitor'),
    )
    .where('visits.kind', '=', kind)
    .groupBy('visits.target_id')
    .select('visits.target_id')
    .select(db.fn.countAll<number>().as('visits'))
    .select(
      sql<number>`count(distinct case when known.visitor is null then ${visitDay} || visits.visitor end)`.as(
        'fresh',
      ),
    )
    .as('seen');

async function countVisits(db: Db, slice: Slice): Promise<void> {
  await db
    .updateTable('links')
    .from(totals(db, slice, 'link'))
    .set({
      clicks: sql`links.clicks + seen.visits`,
      unique_clicks: sql`links.unique_clicks + seen.fresh`,
    })
    .whereRef('links.id', '=', 'seen.target_id')
    .execute();
  await db
    .updateTable('qrs')
    .from(totals(db, slice, 'qr'))
    .set({
      scans: sql`qrs.scans + seen.visits`,
      unique_scans: sql`qrs.unique_scans + seen.fresh`,
    })
    .whereRef('qrs.id', '=', 'seen.target_id')
    .execute();
  await db
    .updateTable('bios')
    .from(totals(db, slice, 'bio'))
    .set({
      views: sql`bios.views + seen.visits`,
      unique_views: sql`bios.unique_views + seen.fresh`,
    })
    .whereRef('bios.id', '=', 'seen.target_id')
    .execute();
}

const dimensions: readonly Dimension[] = ['country', 'referrer', 'browser', 'os', 'social'];

type Counted = Tables['visit_counts'];

/** Adds up what was counted before and what was counted now. */
async function addCounts(db: Db, counted: Expression<Counted>): Promise<void> {
  await db
    .insertInto('visit_counts')
    .columns(['kind', 'target_id', 'dimension', 'label', 'visits'])
    .expression(counted)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id', 'dimension', 'label'])
        .doUpdateSet({ visits: sql`visit_counts.visits + excluded.visits` }),
    )
    .execute();
}

async function countLabels(db: Db, slice: Slice, dimension: Dimension): Promise<void> {
  const label = sql.ref<string>(`visits.${dimension}`);
  const counted = slicedVisits(db, slice)
    .where(label, '<>', '')
    .groupBy(['visits.kind', 'visits.target_id', label])
    .select(['visits.kind', 'visits.target_id'])
    .select([sql<Dimension>`cast(${sql.lit(dimension)} as text)`.as('dimension'), label.as('label')])
    .select(db.fn.countAll<number>().as('visits'));
  await addCounts(db, counted);
}

async function countCountriesOfAccounts(db: Db, slice: Slice): Promise<void> {
  const country = sql<Dimension>`cast('country' as text)`.as('dimension');
  const ofLinks = slicedVisits(db, slice)
    .innerJoin('links', 'links.id', 'visits.target_id')
    .where('visits.kind', '=', 'link')
    .groupBy(['links.account_id', 'visits.country'])
    .select([sql<VisitKind>`'links'`.as('kind'), 'links.account_id as target_id'])
    .select([country, 'visits.country as label'])
    .select(db.fn.countAll<number>().as('visits'));
  const ofCodes = slicedVisits(db, slice)
    .innerJoin('qrs', 'qrs.id', 'visits.target_id')
    .where('visits.kind', '=', 'qr')
    .groupBy(['qrs.account_id', 'visits.country'])
    .select([sql<VisitKind>`'qrs'`.as('kind'), 'qrs.account_id as target_id'])
    .select([country, 'visits.country as label'])
    .select(db.fn.countAll<number>().as('visits'));
  await addCounts(db, ofLinks);
  await addCounts(db, ofCodes);
}

async function rememberVisitors(db: Db, slice: Slice): Promise<void> {
  await db
    .insertInto('visitors')
    .columns(['kind', 'target_id', 'day', 'visitor'])
    .expression(
      slicedVisits(db, slice)
        // In the order of the key, so that neighbours are written together.
        .groupBy([visitDay, 'visits.kind', 'visits.target_id', 'visits.visitor'])
        .select(['visits.kind', 'visits.target_id', visitDay.as('day'), 'visits.visitor']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
