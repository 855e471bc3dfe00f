import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

/** What a message lets its reader do, once. The token itself stands in the message alone. */
export type MailToken = Selectable<Tables['mail_tokens']>;

/** Adds one, and forgets those that have ended by themselves, so that they do not pile up. */
export async function add(db: Db, token: MailToken): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', token.created_at).execute();
  await db.insertInto('mail_tokens').values(token).execute();
}

const open = (db: Db, purpose: MailToken['purpose'], now: number) =>
  db.selectFrom('mail_tokens').where('purpose', '=', purpose).where('expires_at', '>', now).selectAll();

/** An open token, which stays open. */
export const find = (db: Db, purpose: MailToken['purpose'], hash: string, now: number) =>
  open(db, purpose, now).where('hash', '=', hash).executeTakeFirst();

/** Ends a token, and tells whether it was there: of two who use it at the same moment, the second hears no. */
export async function end(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('mail_tokens').where('hash', '=', hash).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all of one purpose that go with the address or the account, and tells whether this one was among them. */
async function endAll(
  db: Db,
  token: Pick<MailToken, 'purpose'> & Partial<Pick<MailToken, 'email' | 'account_id'>>,
  hash: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('mail_tokens')
    .where(({ and }) => and(token))
    .returning('hash')
    .execute();
  return ended.some((each) => each.hash === hash);
}

/**
 * Ends all of the account's that let somebody choose a password, and tells whether this one was among them.
 * The account's own row is to be locked before, so that two can't wait for each other.
 */
export const endResets = (db: Db, account_id: number, hash = '') =>
  endAll(db, { purpose: 'reset', account_id }, hash);

/** Ends all with which somebody could make an account for the address, and tells whether this one was among them. */
export const endRegistrations = (db: Db, email: string, hash: string) =>
  endAll(db, { purpose: 'register', email }, hash);
