import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import { removeOwn, updateOwn } from './records-by-id.ts';
import type { Tables } from './schema.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;

/** Returns the newest first. */
export const all = (db: Db, accountId: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** @returns its id, or undefined if the passkey is already known */
export async function add(
  db: Db,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<number | undefined> {
  const added = await db
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export const findByCredential = (db: Db, credential: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').where('credential', '=', credential).selectAll().executeTakeFirst();

/** Renames a passkey. Returns whether the account has it. */
export const rename = (db: Db, accountId: number, id: number, name: string) =>
  updateOwn(db, 'passkeys', accountId, id, { name });

/** Deletes a passkey. Returns whether the account had it. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'passkeys', accountId, id);

export async function noteUse(db: Db, id: number, counter: number, now: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}
