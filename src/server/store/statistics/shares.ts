import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import { countOwn, removeOwn, updateOwn } from '#server/store/records-by-id.ts';
import { type PageRequest, selectPage } from '#server/store/page.ts';
import type { StatisticsTables } from './statistics-schema.ts';
import { columnOf, type Subject } from './subject.ts';

export type ShareRow = Selectable<StatisticsTables['shares']>;

interface SharesFilter extends PageRequest {
  subject?: Subject | undefined;
}

export function page(db: Db, accountId: number, { subject, ...wanted }: SharesFilter) {
  let query = db.selectFrom('shares').where('account_id', '=', accountId);
  if (subject) query = query.where(columnOf(subject.kind), '=', subject.id);
  return selectPage(query.selectAll().orderBy('id', 'desc'), wanted);
}

export const count = (db: Db, accountId: number) => countOwn(db, 'shares', accountId);

export async function add(db: Db, share: Insertable<StatisticsTables['shares']>): Promise<number> {
  return (await db.insertInto('shares').values(share).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes the given fields. Returns whether the account had such a page. */
export const update = (
  db: Db,
  accountId: number,
  id: number,
  change: Partial<Pick<ShareRow, 'title' | 'password_hash' | 'expires_at' | 'hash'>>,
) => updateOwn(db, 'shares', accountId, id, change);

/** Deletes a page. Returns whether the account had it. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'shares', accountId, id);

/** Finds a page by the hash of the secret part of its address. Includes since when its account has been locked. */
export const findByHash = (db: Db, hash: string) =>
  db
    .selectFrom('shares')
    .innerJoin('accounts', 'accounts.id', 'shares.account_id')
    .where('shares.hash', '=', hash)
    .where('accounts.closed_at', 'is', null)
    .selectAll('shares')
    .select('accounts.locked_at')
    .executeTakeFirst();

/** Precision of the time when a page was last opened, in seconds. */
const seenInterval = 60;

export async function noteSeen(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('shares')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', now - seenInterval)]))
    .execute();
}
