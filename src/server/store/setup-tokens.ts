import type { Db } from './database/database.ts';

/** Adds the token of a set-up address. Each start prints one, and all of them end with the first account. */
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
 * Ends all set-up addresses, and returns whether this one was open until now. Of two requests that use one
 * concurrently, the second gets false.
 */
export async function endAll(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('setup_tokens').returning('hash').execute();
  return ended.some((token) => token.hash === hash);
}
