import type { Insertable } from 'kysely';
import type { Db } from './database/database.ts';
import type { LookTable } from './schema.ts';

const ofAccount = (db: Db, accountId: number) => db.selectFrom('looks').where('account_id', '=', accountId);

export const all = (db: Db, accountId: number) =>
  ofAccount(db, accountId).selectAll().orderBy('name').orderBy('id').execute();

export async function count(db: Db, accountId: number): Promise<number> {
  const { looks } = await ofAccount(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('looks'))
    .executeTakeFirstOrThrow();
  return Number(looks);
}

/** One of an account's at most is the standard. */
const clearStandard = (db: Db, accountId: number) =>
  db.updateTable('looks').set({ standard: 0 }).where('account_id', '=', accountId).execute();

export function add(db: Db, look: Insertable<LookTable>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (look.standard === 1) await clearStandard(trx, look.account_id);
    return (await trx.insertInto('looks').values(look).returning('id').executeTakeFirstOrThrow()).id;
  });
}

/** Changes what is given. Returns whether the account had such a template. */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: { name?: string; standard?: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (change.standard === 1) await clearStandard(trx, accountId);
    const done = await trx
      .updateTable('looks')
      // Never without a member, which would be no statement.
      .set({ account_id: accountId, ...change })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  });
}

/** Returns whether the account had such a template. */
export async function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom('looks')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
