import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

export type ChallengeRow = Selectable<Tables['step_challenges']>;

/** Adds a challenge, and deletes expired ones, so that they don't accumulate. */
export async function add(db: Db, challenge: Omit<ChallengeRow, 'tries'>, now: number): Promise<void> {
  await db.deleteFrom('step_challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('step_challenges').values(challenge).execute();
}

/** Returns whether a challenge is open, without counting an attempt. */
export async function isOpen(db: Db, hash: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('step_challenges')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .select('hash')
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts an attempt at an open challenge, and returns the challenge. Undefined if it isn't open, or no longer is. */
export const attempt = (
  db: Db,
  hash: string,
  now: number,
  mostTries: number,
): Promise<ChallengeRow | undefined> =>
  db
    .updateTable('step_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst();

/**
 * Ends a challenge, and returns whether it existed. Of two right responses at the same moment, the second gets false.
 */
export async function end(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('step_challenges').where('hash', '=', hash).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
