import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

export type ChallengeRow = Selectable<Tables['step_challenges']>;

/** Adds one, and forgets those that have ended by themselves, so that they do not pile up. */
export async function add(db: Db, challenge: Omit<ChallengeRow, 'tries'>, now: number): Promise<void> {
  await db.deleteFrom('step_challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('step_challenges').values(challenge).execute();
}

/** Whether one is open, without a try at it. */
export async function isOpen(db: Db, hash: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('step_challenges')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .select('hash')
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts a try at answering one that is open, and tells what was asked; undefined: it is not, or no longer, open. */
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

/** Ends one, and tells whether it was there: of two right answers at the same moment, the second hears no. */
export async function end(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('step_challenges').where('hash', '=', hash).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
