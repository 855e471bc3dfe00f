import type { Db } from './database/database.ts';

/** Browsers that one account is known in: the least recently used go. */
const mostOfAccount = 20;
/** For how long a browser is known without a sign-in, in seconds. */
const lifetime = 180 * 24 * 60 * 60;

/** Whose browser it is, of those accounts whose hashes of it are given; undefined: of none. */
export async function accountOf(db: Db, hashes: readonly string[], now: number): Promise<number | undefined> {
  if (hashes.length === 0) return undefined;
  const found = await db
    .selectFrom('devices')
    .where('hash', 'in', hashes)
    .where('used_at', '>', now - lifetime)
    .select('account_id')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.account_id;
}

/** Notes a sign-in. Those that are too old or too many are forgotten. */
export async function keep(db: Db, hash: string, account_id: number, now: number): Promise<void> {
  await db
    .insertInto('devices')
    .values({ hash, account_id, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: now }))
    .execute();
  const newest = db
    .selectFrom('devices')
    .where('account_id', '=', account_id)
    .where('used_at', '>', now - lifetime)
    .orderBy('used_at', 'desc')
    .orderBy('hash')
    .limit(mostOfAccount)
    .select('hash');
  await db
    .deleteFrom('devices')
    .where('account_id', '=', account_id)
    .where('hash', '!=', hash)
    .where('hash', 'not in', newest)
    .execute();
}

/** All browsers of the account: whoever knows its password next shows it anew. */
export async function forgetAll(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('devices').where('account_id', '=', accountId).execute();
}
