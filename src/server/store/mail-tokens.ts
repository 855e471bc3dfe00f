import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

/** Lets the reader of a message do something once. Only the message contains the token itself. */
export type MailToken = Selectable<Tables['mail_tokens']>;

/** Adds a token, and deletes expired ones, so that they don't accumulate. */
export async function add(db: Db, token: MailToken): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', token.created_at).execute();
  await db.insertInto('mail_tokens').values(token).execute();
}

const open = (db: Db, purpose: MailToken['purpose'], now: number) =>
  db.selectFrom('mail_tokens').where('purpose', '=', purpose).where('expires_at', '>', now).selectAll();

/** Finds a valid token without ending it. */
export const find = (db: Db, purpose: MailToken['purpose'], hash: string, now: number) =>
  open(db, purpose, now).where('hash', '=', hash).executeTakeFirst();

/**
 * Returns the address that the account requested and can still confirm, and when it did so. The next request replaces
 * it.
 */
export const pendingEmail = (db: Db, account_id: number, now: number) =>
  open(db, 'email', now).where('account_id', '=', account_id).executeTakeFirst();

/** Adds a token for confirming an address, in place of those that the account requested before. */
export const replaceEmails = (db: Db, token: MailToken & { purpose: 'email'; account_id: number }) =>
  db.transaction().execute(async (trx) => {
    // Concurrent requests run one after the other, since each locks the account's row.
    const same = trx.updateTable('accounts').set(({ ref }) => ({ email: ref('email') }));
    await same.where('id', '=', token.account_id).execute();
    await endEmails(trx, token.account_id);
    await add(trx, token);
  });

/** Ends all tokens of one purpose for the address or the account. Returns whether this one was among them. */
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
 * Ends all the account's tokens for choosing a password. Returns whether this one was among them. The account's row
 * must be locked before, so that two requests can't wait for each other.
 */
export const endResets = (db: Db, account_id: number, hash = '') =>
  endAll(db, { purpose: 'reset', account_id }, hash);

/** Ends all the account's tokens for confirming an address. Returns whether this one was among them. */
export const endEmails = (db: Db, account_id: number, hash = '') =>
  endAll(db, { purpose: 'email', account_id }, hash);

/** Ends all tokens that a new password invalidates, since somebody who knew the old one may have requested them. */
export async function endOfAccount(db: Db, account_id: number): Promise<void> {
  await endResets(db, account_id);
  await endEmails(db, account_id);
}

/** Ends all tokens for creating an account with the address. Returns whether this one was among them. */
export const endRegistrations = (db: Db, email: string, hash: string) =>
  endAll(db, { purpose: 'register', email }, hash);
