import type { Db } from './database.ts';
import { isRetired } from './retired.ts';
import { isDuplicate, Taken } from './taken.ts';

export interface AccountRow {
  id: number;
  email: string;
  username: string;
  password_hash: string;
  plan: string;
  expires_at: number | null;
  registered_at: number;
  staff: number;
  locked_at: number | null;
  lock_reason: string;
}

/** How many accounts there are, told from none. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

export function find(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findByUsername(db: Db, username: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst();
}

export function all(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id').execute();
}

const emailTaken = () => new Taken('email', 'That e-mail address is in use already.');
const usernameTaken = () => new Taken('username', 'That username is taken. Please choose another one.');

/**
 * Adds an account.
 * @throws Taken when another has the e-mail address or the username
 */
export async function add(
  db: Db,
  account: Omit<AccountRow, 'id' | 'locked_at' | 'lock_reason'>,
): Promise<number> {
  if (await isRetired(db, 'username', account.username)) throw usernameTaken();
  const added = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  throw (await findByEmail(db, account.email)) ? emailTaken() : usernameTaken();
}

/**
 * Changes what is given, unless the account is being deleted.
 * @returns whether there was such an account
 * @throws Taken when another account has the e-mail address
 */
export async function update(
  db: Db,
  id: number,
  change: { email?: string; password_hash?: string },
): Promise<boolean> {
  if (change.email !== undefined) {
    const owner = await findByEmail(db, change.email);
    if (owner && owner.id !== id) throw emailTaken();
  }
  try {
    const changed = await db
      .updateTable('accounts')
      .set(change)
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
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
