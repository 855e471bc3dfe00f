import type { Insertable } from 'kysely';
import type { Db } from './database/database.ts';
import { countOwn, removeOwn, updateOwn } from './records-by-id.ts';
import type { LookTable } from './schema.ts';

export const all = (db: Db, accountId: number) =>
  db
    .selectFrom('looks')
    .where('account_id', '=', accountId)
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();

export const count = (db: Db, accountId: number) => countOwn(db, 'looks', accountId);

/** An account has at most one standard template. */
const clearStandard = (db: Db, accountId: number) =>
  db.updateTable('looks').set({ standard: 0 }).where('account_id', '=', accountId).execute();

export function add(db: Db, look: Insertable<LookTable>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (look.standard === 1) await clearStandard(trx, look.account_id);
    return (await trx.insertInto('looks').values(look).returning('id').executeTakeFirstOrThrow()).id;
  });
}

/** Changes the given fields. Returns whether the account had such a template. */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: { name?: string; standard?: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (change.standard === 1) await clearStandard(trx, accountId);
    return updateOwn(trx, 'looks', accountId, id, change);
  });
}

/** Deletes a template. Returns whether the account had it. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'looks', accountId, id);
