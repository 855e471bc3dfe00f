import type { Db } from './database.ts';

export interface NewKey {
  account_id: number;
  kind: 'api' | 'session';
  name: string;
  hash: string;
  access: 'full' | 'read';
  created_at: number;
  expires_at: number | null;
}

export async function add(db: Db, key: NewKey): Promise<number> {
  const { id } = await db.insertInto('keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('keys').where('id', '=', id).execute();
}

/** Ends the account's sign-ins, but for the key that asks. */
export async function endSessions(db: Db, accountId: number, butKey: number): Promise<void> {
  await db
    .deleteFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'session')
    .where('id', '!=', butKey)
    .execute();
}

/** Sessions that have ended by themselves, so that they do not pile up. */
export async function forgetExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('keys').where('kind', '=', 'session').where('expires_at', '<=', now).execute();
}
