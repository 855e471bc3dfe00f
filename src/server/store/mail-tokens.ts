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

/** The address that the account asked for and can still confirm, and when it did: the next one replaces it. */
export const pendingEmail = (db: Db, account_id: number, now: number) =>
  open(db, 'email', now).where('account_id', '=', account_id).executeTakeFirst();

/** Adds one that lets the account confirm an address, in place of those that it asked for before. */
export const replaceEmails = (db: Db, token: MailToken & { purpose: 'email'; account_id: number }) =>
  db.transaction().execute(async (trx) => {
    // Two requests at one moment go one after the other: each locks the account's row.
    const same = trx.updateTable('accounts').set(({ ref }) => ({ email: ref('email') }));
    await same.where('id', '=', token.account_id).execute();
    await endEmails(trx, token.account_id);
    await add(trx, token);
  });

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

/** Ends all of the account's that let it confirm an address, and tells whether this one was among them. */
export const endEmails = (db: Db, account_id: number, hash = '') =>
  endAll(db, { purpose: 'email', account_id }, hash);

/** Ends all that a new password ends: whoever knew the old one may have asked for them. */
export async function endOfAccount(db: Db, account_id: number): Promise<void> {
  await endResets(db, account_id);
  await endEmails(db, account_id);
}

/** Ends all with which somebody could make an account for the address, and tells whether this one was among them. */
export const endRegistrations = (db: Db, email: string, hash: string) =>
  endAll(db, { purpose: 'register', email }, hash);
