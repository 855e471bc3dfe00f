import type { Db } from './database/database.ts';

/** The tokens of set-up addresses that are still open. Each start prints one; all end with the first account. */
export async function add(db: Db, hash: string, created_at: number): Promise<void> {
  await db.insertInto('setup_tokens').values({ hash, created_at }).execute();
}

export async function isOpen(db: Db, hash: string): Promise<boolean> {
  return (
    (await db.selectFrom('setup_tokens').where('hash', '=', hash).select('hash').executeTakeFirst()) !==
    undefined
  );
}

/**
 * Ends all set-up addresses, and tells whether this one was open until now: of two who use one at the same moment,
 * the second hears no.
 */
export async function endAll(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('setup_tokens').returning('hash').execute();
  return ended.some((token) => token.hash === hash);
}
