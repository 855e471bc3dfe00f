import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { isRetired } from './retired.ts';
import { isDuplicate, ConflictError, orConflict } from './conflict.ts';

export interface AccountRow {
  id: number;
  email: string;
  /** The e-mail address where it is confirmed, and something else where it is not. */
  email_key: string;
  username: string;
  password_hash: string;
  plan: string;
  expires_at: number | null;
  registered_at: number;
  staff: number;
  locked_at: number | null;
  lock_reason: string;
  api_changes: number;
  shown_descriptions: number;
  /** Of the letters to it; null: not known. */
  language: string | null;
}

/** How many accounts there are, told from none. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

export function find(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether somebody has shown that the mailbox is theirs, or whoever runs the service has said so. */
export const isConfirmed = ({ email, email_key }: Pick<AccountRow, 'email' | 'email_key'>) =>
  email === email_key;

/** The one account whose confirmed address this is. */
export function findByConfirmedEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email_key', '=', email).executeTakeFirst();
}

/** How many accounts that did not confirm an e-mail address can be meant by it. */
const mostUnconfirmed = 3;
/** How many accounts in all: beside those, the one that confirmed it. */
export const mostOfOneEmail = mostUnconfirmed + 1;

/**
 * The accounts that are meant by an e-mail address: the one that confirmed it, then the newest three of the others.
 * Whoever creates accounts with an address finds that the newest three are meant, whether it is confirmed or not; were it
 * the oldest, or did the confirmed one take the place of another, they would learn whether somebody had it before.
 */
export async function findByEmail(db: Db, email: string): Promise<AccountRow[]> {
  const others = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('email_key', '!=', email)
    .orderBy('id', 'desc')
    .limit(mostUnconfirmed)
    .execute();
  const owner = await findByConfirmedEmail(db, email);
  return owner ? [owner, ...others] : others;
}

export function findByUsername(db: Db, username: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst();
}

export function all(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute();
}

const emailTaken = () => new ConflictError('email', 'That e-mail address is already in use.');
const usernameTaken = () => new ConflictError('username', 'That username is taken. Choose another one.');

export interface AddedAccount extends Omit<
  AccountRow,
  'id' | 'email_key' | 'locked_at' | 'lock_reason' | 'api_changes' | 'shown_descriptions' | 'language'
> {
  language?: string | null;
  /** Whether the e-mail address is confirmed. */
  confirmed: boolean;
}

/**
 * Adds an account.
 * @throws ConflictError when another has the username, or has confirmed the e-mail address that is confirmed here
 */
export async function add(db: Db, { confirmed, ...account }: AddedAccount): Promise<number> {
  const { email, username } = account;
  if (await isRetired(db, 'username', username)) throw usernameTaken();
  const added = await db
    .insertInto('accounts')
    .values({ ...account, email_key: confirmed ? email : `${email} ${username}` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  throw (await findByUsername(db, username)) ? usernameTaken() : emailTaken();
}

/**
 * Changes what is given, unless the account is being deleted. The e-mail address is not confirmed then.
 * @returns whether there was such an account
 */
export async function update(
  db: Db,
  id: number,
  { email, password_hash, language }: { email?: string; password_hash?: string; language?: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('accounts')
    .set({
      ...(email !== undefined && { email, email_key: sql`${email} || ' ' || username` }),
      ...(password_hash !== undefined && { password_hash }),
      ...(language !== undefined && { language }),
    })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Notes that somebody signed in, and tells whether nobody had before. */
export async function noteSignIn(db: Db, id: number, now: number): Promise<boolean> {
  const first = db.updateTable('accounts').set({ signed_in_at: now });
  const { numUpdatedRows } = await first
    .where('id', '=', id)
    .where('signed_in_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives the account an e-mail address that is confirmed, unless it is being deleted.
 * @returns whether there was such an account
 * @throws ConflictError when another account has confirmed it
 */
export async function setConfirmedEmail(db: Db, id: number, email: string): Promise<boolean> {
  const owner = await findByConfirmedEmail(db, email);
  if (owner && owner.id !== id) throw emailTaken();
  const changed = await db
    .updateTable('accounts')
    .set({ email, email_key: email })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
    .catch(orConflict(emailTaken));
  return changed.numUpdatedRows > 0n;
}

/**
 * Confirms the e-mail address that the account has, while it has it, unless another account has confirmed it.
 * To be called outside a transaction, which a duplicate would end.
 */
export async function confirmEmail(db: Db, id: number, email: string): Promise<void> {
  try {
    await db
      .updateTable('accounts')
      .set({ email_key: email })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('closed_at', 'is', null)
      .execute();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Sets the password of the account while it has this e-mail address, and tells whether it has. */
export async function setPassword(
  db: Db,
  id: number,
  email: string,
  password_hash: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Plan and expiry; null: the plan does not end. */
export async function setPlan(db: Db, id: number, plan: string, expires_at: number | null): Promise<void> {
  await db.updateTable('accounts').set({ plan, expires_at }).where('id', '=', id).execute();
}

export async function setStaff(db: Db, id: number, staff: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ staff: staff ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Whether API keys may change the e-mail address and the password. */
export async function setApiChanges(db: Db, id: number, isAllowed: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ api_changes: isAllowed ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** null unlocks it. */
export async function setLock(
  db: Db,
  id: number,
  lock: { at: number; reason: string } | null,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ locked_at: lock?.at ?? null, lock_reason: lock?.reason ?? '' })
    .where('id', '=', id)
    .execute();
}
