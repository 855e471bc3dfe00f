import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

export type AuthenticatorRow = Selectable<Tables['authenticators']>;

/** Returns whether a password alone isn't enough to sign in to the account. */
export async function hasSecondStep(db: Db, accountId: number): Promise<boolean> {
  const { app, passkey } = await waysOf(db, accountId);
  return app || passkey;
}

/** Returns what the account has in addition to the password. */
export async function waysOf(
  db: Db,
  accountId: number,
): Promise<{ app: boolean; passkey: boolean; recovery: number }> {
  const passkey = await db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return {
    app: (await findAuthenticator(db, accountId)) !== undefined,
    passkey: passkey !== undefined,
    recovery: await countRecovery(db, accountId),
  };
}

/** Returns whether any member of the staff has a second step. */
export async function staffHasSecondStep(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .where('staff', '=', 1)
    .where('closed_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('passkeys').whereRef('passkeys.account_id', '=', 'accounts.id').select('id')),
        exists(
          selectFrom('authenticators')
            .whereRef('authenticators.account_id', '=', 'accounts.id')
            .select('authenticators.account_id'),
        ),
      ]),
    )
    .select('accounts.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const findAuthenticator = (db: Db, accountId: number): Promise<AuthenticatorRow | undefined> =>
  db.selectFrom('authenticators').where('account_id', '=', accountId).selectAll().executeTakeFirst();

/** @returns false if the account already has one */
export async function addAuthenticator(
  db: Db,
  row: Pick<AuthenticatorRow, 'account_id' | 'secret' | 'created_at' | 'last_step'>,
): Promise<boolean> {
  const added = await db
    .insertInto('authenticators')
    .values({ ...row, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeAuthenticator(db: Db, accountId: number): Promise<boolean> {
  const done = await db.deleteFrom('authenticators').where('account_id', '=', accountId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Uses up the code of a half minute, and returns whether it was still valid. */
export async function spendAppCode(db: Db, accountId: number, step: number, now: number): Promise<boolean> {
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step, last_used_at: now, misses: 0 })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Counts a wrong code. The count begins again after `after` seconds. */
export async function noteMiss(
  db: Db,
  { account_id, missed_since }: AuthenticatorRow,
  now: number,
  after: number,
): Promise<void> {
  const isNew = missed_since <= now - after;
  await db
    .updateTable('authenticators')
    .set(({ eb }) => (isNew ? { misses: 1, missed_since: now } : { misses: eb('misses', '+', 1) }))
    .where('account_id', '=', account_id)
    .execute();
}

export async function countRecovery(db: Db, accountId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .executeTakeFirstOrThrow();
  return Number(codes);
}

/** Replaces the earlier codes. */
export async function setRecovery(db: Db, account_id: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute();
  if (hashes.length > 0) {
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ hash, account_id })))
      .execute();
  }
}

/** Uses up a code, and returns whether it existed. */
export async function spendRecovery(db: Db, accountId: number, hash: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Removes every second step and open challenge, so that the password alone signs in again. */
export async function removeAll(db: Db, accountId: number): Promise<void> {
  for (const table of ['passkeys', 'authenticators', 'recovery_codes', 'step_challenges'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
}

/** Records that a session passed the second step. */
export async function noteSecondStep(db: Db, keyId: number, now: number): Promise<void> {
  await db
    .updateTable('keys')
    .set({ stepped_at: now })
    .where('id', '=', keyId)
    .where('kind', '=', 'session')
    .execute();
}
