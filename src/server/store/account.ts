import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { isRetired } from './retired.ts';
import { isDuplicate, ConflictError, orConflict } from './conflict.ts';

export interface AccountRow {
  id: number;
  email: string;
  /** Equals `email` if the address is confirmed. Otherwise the address and the username. */
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
  /** Language of e-mails to the account. Null if it isn't known. */
  language: string | null;
}

/** Returns whether there are no accounts at all. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

export function find(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns whether the user has proved that the mailbox is theirs, or an administrator of the service has confirmed it.
 */
export const isConfirmed = ({ email, email_key }: Pick<AccountRow, 'email' | 'email_key'>) =>
  email === email_key;

/** Returns the one account that has confirmed this address. */
export function findByConfirmedEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email_key', '=', email).executeTakeFirst();
}

/** Maximum number of accounts with an unconfirmed e-mail address that the address can refer to. */
const maxUnconfirmed = 3;
/** Includes the account that has confirmed the address. */
export const maxOfOneEmail = maxUnconfirmed + 1;

/**
 * Returns the accounts that an e-mail address refers to: the one that confirmed it, then the newest three of the
 * others. Users who create accounts with an address always find the newest three, whether or not it's confirmed. If the
 * oldest three were returned, or if the confirmed account took another's place, they would learn whether the address
 * had been used before.
 */
export async function findByEmail(db: Db, email: string): Promise<AccountRow[]> {
  const others = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('email_key', '!=', email)
    .orderBy('id', 'desc')
    .limit(maxUnconfirmed)
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
  confirmed: boolean;
}

/**
 * Adds an account.
 * @throws ConflictError if another account has the username, or has confirmed the e-mail address that is confirmed here
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
 * Changes the given fields, unless the account is being deleted. A new e-mail address is unconfirmed.
 * @returns whether the account exists and isn't being deleted
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

/** Records the first sign-in. Returns whether it's the first. */
export async function noteSignIn(db: Db, id: number, now: number): Promise<boolean> {
  const first = db.updateTable('accounts').set({ signed_in_at: now });
  const { numUpdatedRows } = await first
    .where('id', '=', id)
    .where('signed_in_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets a confirmed e-mail address, unless the account is being deleted.
 * @returns whether the account exists and isn't being deleted
 * @throws ConflictError if another account has confirmed the address
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
 * Confirms the account's e-mail address if it's still this one and no other account has confirmed it. Must be called
 * outside a transaction, since a duplicate would abort it.
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

/** Sets the account's password if it still has this e-mail address. Returns whether it does. */
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

/** Sets the plan and its expiry. Null means that the plan doesn't expire. */
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

/** Sets whether API keys may change the e-mail address and the password. */
export async function setApiChanges(db: Db, id: number, isAllowed: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ api_changes: isAllowed ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Locks the account. Null unlocks it. */
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
