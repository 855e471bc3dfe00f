import type { Database, Db } from './database/database.ts';

/** The visits with ids above `after`, up to `last`. */
interface Slice {
  after: number;
  last: number;
}

const slicedVisits = (db: Db, { after, last }: Slice) =>
  db.selectFrom('visits').where('visits.id', '>', after).where('visits.id', '<=', last);

/** Number of visits that one transaction looks through. */
const visitSlice = 2000;

/** Awaited between two transactions, so that other work can run. */
export type Pause = () => Promise<unknown>;

const nothing = {
  language: null,
  device: null,
  referrer_path: null,
  region: null,
  city: null,
  rule: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
};

/**
 * Deletes the visits of deleted targets. The newest visit of all stays, but is emptied. SQLite gives the next visit the
 * largest id plus one, which must be greater than the ids already counted.
 */
export async function removeVisits(database: Database, accountId: number, pause: Pause): Promise<void> {
  const { db } = database;
  const newest = await database.settledId('visits');
  const closed = (query: ReturnType<typeof slicedVisits>) =>
    query
      .innerJoin('closed_targets', (join) =>
        join
          .onRef('closed_targets.kind', '=', 'visits.kind')
          .onRef('closed_targets.target_id', '=', 'visits.target_id'),
      )
      .where('closed_targets.account_id', '=', accountId)
      .select('visits.id');
  for (let after = 0; after < newest; after += visitSlice) {
    const last = Math.min(newest - 1, after + visitSlice);
    await db
      .deleteFrom('visits')
      .where('id', 'in', closed(slicedVisits(db, { after, last })))
      .execute();
    await pause();
  }
  await db
    .updateTable('visits')
    .set({
      target_id: 0,
      country: '',
      referrer: '',
      browser: '',
      os: '',
      social: '',
      visitor: '',
      ...nothing,
    })
    .where('id', 'in', closed(slicedVisits(db, { after: newest - 1, last: newest })))
    .execute();
}

/** Deletes some of the blocks and sums of an account. Returns whether there were any. */
export async function removeBlocks(db: Db, accountId: number): Promise<boolean> {
  const some = (table: 'visit_blocks' | 'visit_sums', most: number) =>
    db.selectFrom(table).where('account_id', '=', accountId).limit(most).select('id');
  const blocks = await db
    .deleteFrom('visit_blocks')
    .where('id', 'in', some('visit_blocks', 10))
    .executeTakeFirst();
  const sums = await db
    .deleteFrom('visit_sums')
    .where('id', 'in', some('visit_sums', 200))
    .executeTakeFirst();
  return blocks.numDeletedRows + sums.numDeletedRows > 0n;
}
