import type { Db } from './database/database.ts';

/** Maximum number of known browsers per account. The least recently used are forgotten. */
const maxOfAccount = 20;
/** How long a browser stays known without a sign-in, in seconds. */
const lifetime = 180 * 24 * 60 * 60;

/** Returns the account that last used the browser, based on the accounts' hashes of it. Undefined if none did. */
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

/** Records a sign-in. Browsers that are too old or too many are forgotten. */
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
    .limit(maxOfAccount)
    .select('hash');
  await db
    .deleteFrom('devices')
    .where('account_id', '=', account_id)
    .where('hash', '!=', hash)
    .where('hash', 'not in', newest)
    .execute();
}

/** Forgets all browsers of the account. Each is known again only after signing in with the password. */
export async function forgetAll(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('devices').where('account_id', '=', accountId).execute();
}
