import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { VisitKind } from './schema.ts';
import { type Slice, slicedVisits, visitDay } from './sliced-visits.ts';

/** The visits of a slice by target and quarter of an hour. */
const visitsByBucket = (db: Db, slice: Slice) =>
  slicedVisits(db, slice)
    .groupBy(['visits.kind', 'visits.target_id', sql`visits.at / 900`])
    .select(['visits.kind', 'visits.target_id', sql<number>`visits.at / 900`.as('bucket')])
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .select(sql<number>`0`.as('fresh'));

/** Visitors whom no earlier slice has seen that day, in the quarter of an hour of their first visit. */
const freshByBucket = (db: Db, slice: Slice) =>
  db
    .selectFrom(
      slicedVisits(db, slice)
        .leftJoin('visitors as known', (join) =>
          join
            .onRef('known.kind', '=', 'visits.kind')
            .onRef('known.target_id', '=', 'visits.target_id')
            .on('known.day', '=', visitDay)
            .onRef('known.visitor', '=', 'visits.visitor'),
        )
        .where('known.visitor', 'is', null)
        .groupBy(['visits.kind', 'visits.target_id', visitDay, 'visits.visitor'])
        .select(['visits.kind', 'visits.target_id', sql<number>`min(visits.at) / 900`.as('bucket')])
        .as('first'),
    )
    .groupBy(['first.kind', 'first.target_id', 'first.bucket'])
    .select(['first.kind', 'first.target_id', 'first.bucket', sql<number>`0`.as('visits')])
    .select(({ fn }) => fn.countAll<number>().as('fresh'));

const sums = [
  sql<number>`sum(counted.visits)`.as('visits'),
  sql<number>`sum(counted.fresh)`.as('fresh'),
] as const;

/**
 * Counts a slice by the quarter of an hour: of each link, code and bio page, and of all links and all codes of an account. One
 * statement, so that the slice is gone through once, and adds to what was counted before.
 */
export async function countBuckets(db: Db, slice: Slice): Promise<void> {
  await db
    .with('counted', (cte) =>
      cte
        .selectFrom(visitsByBucket(db, slice).unionAll(freshByBucket(db, slice)).as('counted'))
        .groupBy(['counted.kind', 'counted.target_id', 'counted.bucket'])
        .select(['counted.kind', 'counted.target_id', 'counted.bucket', ...sums]),
    )
    .insertInto('visit_buckets')
    .columns(['kind', 'target_id', 'bucket', 'visits', 'fresh'])
    .expression((from) => {
      const ofLinks = from
        .selectFrom('counted')
        .innerJoin('links', 'links.id', 'counted.target_id')
        .where('counted.kind', '=', 'link')
        .groupBy(['links.account_id', 'counted.bucket'])
        .select([sql<VisitKind>`'links'`.as('kind'), 'links.account_id as target_id'])
        .select(['counted.bucket', ...sums]);
      const ofCodes = from
        .selectFrom('counted')
        .innerJoin('qrs', 'qrs.id', 'counted.target_id')
        .where('counted.kind', '=', 'qr')
        .groupBy(['qrs.account_id', 'counted.bucket'])
        .select([sql<VisitKind>`'qrs'`.as('kind'), 'qrs.account_id as target_id'])
        .select(['counted.bucket', ...sums]);
      return from
        .selectFrom('counted')
        .select(['counted.kind', 'counted.target_id', 'counted.bucket', 'counted.visits', 'counted.fresh'])
        .unionAll(ofLinks)
        .unionAll(ofCodes);
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'target_id', 'bucket']).doUpdateSet({
        visits: sql`visit_buckets.visits + excluded.visits`,
        fresh: sql`visit_buckets.fresh + excluded.fresh`,
      }),
    )
    .execute();
}
