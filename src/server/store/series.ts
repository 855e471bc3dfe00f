import { type Db } from './database.ts';
import type { VisitKind } from './schema.ts';

/** Visits are counted by the quarter of an hour: every time zone's hours and days begin with one. */
export const bucketSeconds = 900;

/**
 * The counted visits of a target from one time to before another, in the order of time.
 * @param from Unix seconds, like `to` and `at`
 */
export async function visitsBetween(db: Db, kind: VisitKind, targetId: number, from: number, to: number) {
  const rows = await db
    .selectFrom('visit_buckets')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('bucket', '>=', Math.floor(from / bucketSeconds))
    .where('bucket', '<', Math.ceil(to / bucketSeconds))
    .select(['bucket', 'visits', 'fresh'])
    .orderBy('bucket')
    .execute();
  return rows.map(({ bucket, visits, fresh }) => ({ at: bucket * bucketSeconds, visits, fresh }));
}

/** The countries of an account's visits, largest first, ten at most: clicks and scans together. */
export async function topCountriesOf(db: Db, accountId: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('visit_counts')
    .where('kind', 'in', ['links', 'qrs'])
    .where('target_id', '=', accountId)
    .where('dimension', '=', 'country')
    .groupBy('label')
    .select('label')
    .select((expression) => expression.fn.sum<number>('visits').as('total'))
    .orderBy('total', 'desc')
    .orderBy('label')
    .limit(10)
    .execute();
  return Object.fromEntries(rows.map(({ label, total }) => [label, String(total)]));
}
