import type { Db } from './database.ts';

export interface NewReport {
  link_id: number;
  shorturl: string;
  longurl: string;
  reason: string;
  details: string;
  contact: string;
  created_at: number;
}

/** Enough for anyone to judge by; what is more would only fill the database. */
const mostOfLink = 20;

/** Keeps a report, unless there are enough of its link. */
export function add(db: Db, report: NewReport): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('reports')
      .where('link_id', '=', report.link_id)
      .select(trx.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) < mostOfLink) await trx.insertInto('reports').values(report).execute();
  });
}

/** The newest first, each with whose link it is about, while there is such a link. */
export const newest = (db: Db, limit: number) =>
  db
    .selectFrom('reports')
    .leftJoin('links', 'links.id', 'reports.link_id')
    .leftJoin('accounts', 'accounts.id', 'links.account_id')
    .select([
      'reports.id',
      'reports.link_id',
      'reports.shorturl',
      'reports.longurl',
      'reports.reason',
      'reports.details',
      'reports.contact',
      'reports.created_at',
      'accounts.username',
    ])
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
