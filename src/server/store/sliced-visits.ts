import type { Db } from './database/database.ts';

/** The visits with ids from `after`, without it, to `last`. */
export interface Slice {
  after: number;
  last: number;
}

export const slicedVisits = (db: Db, { after, last }: Slice) =>
  db.selectFrom('visits').where('visits.id', '>', after).where('visits.id', '<=', last);
