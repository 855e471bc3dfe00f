import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';

/** Maximum number of messages to one address in an hour, which begins with the first of them. */
const maxPerHour = 5;
const hour = 60 * 60;

/** The address itself may belong to nobody here, and isn't stored. */
const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/**
 * Counts a message to an address, and returns whether it may be sent. This is one statement, so that several processes
 * counting concurrently don't let more through.
 */
export async function count(db: Db, email: string, now: number): Promise<boolean> {
  const over = now - hour;
  await db.deleteFrom('mail_counts').where('since', '<=', over).execute();
  const { messages } = await db
    .insertInto('mail_counts')
    .values({ address: hashOf(email), since: now, messages: 1 })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ messages: sql<number>`mail_counts.messages + 1` }),
    )
    .returning('messages')
    .executeTakeFirstOrThrow();
  return messages <= maxPerHour;
}
