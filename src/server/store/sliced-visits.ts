import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The visits with ids from `after`, without it, to `last`. */
export interface Slice {
  after: number;
  last: number;
}

export const slicedVisits = (db: Db, { after, last }: Slice) =>
  db.selectFrom('visits').where('visits.id', '>', after).where('visits.id', '<=', last);

/** Days since 1970: both databases divide whole numbers to whole numbers. SQLite would divide after an ||. */
export const visitDay = sql<number>`(visits.at / 86400)`;
