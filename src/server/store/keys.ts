import type { Insertable } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';

export type NewKey = Insertable<Tables['keys']>;

const ownKinds = ['api', 'session'] as const;

export async function add(db: Db, key: NewKey): Promise<number> {
  const { id } = await db.insertInto('keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('keys').where('id', '=', id).execute();
}

/** Ends the account's sessions, except for the key that makes the request. 0 ends them all. */
export async function endSessions(db: Db, accountId: number, butKey = 0): Promise<void> {
  await db
    .deleteFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'session')
    .where('id', '!=', butKey)
    .execute();
}

/** Deletes expired sessions and inspections, so that they don't accumulate. */
export async function forgetExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('keys').where('kind', '!=', 'api').where('expires_at', '<=', now).execute();
}

/** Selects keys that haven't expired. The key of an inspection isn't the account's own. */
const ofAccount = (db: Db, accountId: number, now: number) =>
  db
    .selectFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ownKinds)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select(['id', 'name', 'kind', 'access', 'created_at', 'expires_at', 'last_used_at'])
    .$narrowType<{ kind: (typeof ownKinds)[number] }>();

export type KeyRow = Awaited<ReturnType<ReturnType<typeof ofAccount>['executeTakeFirstOrThrow']>>;

export const page = (db: Db, accountId: number, now: number, wanted: PageRequest) =>
  selectPage(ofAccount(db, accountId, now).orderBy('created_at', 'desc').orderBy('id', 'desc'), wanted);

export async function count(db: Db, accountId: number, kind: NewKey['kind']): Promise<number> {
  const { keys } = await db
    .selectFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .select(({ fn }) => fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow();
  return Number(keys);
}

/** Deletes a key. Returns whether the account had it. */
export async function removeOf(db: Db, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ownKinds)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Records that the password was entered in a session. */
export async function confirm(db: Db, id: number, at: number): Promise<void> {
  await db.updateTable('keys').set({ confirmed_at: at }).where('id', '=', id).execute();
}

/** Returns the kind of the account's key. Undefined if it has no such key. */
export async function kindOf(db: Db, accountId: number, id: number): Promise<string | undefined> {
  const key = await db
    .selectFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ownKinds)
    .where('id', '=', id)
    .select('kind')
    .executeTakeFirst();
  return key?.kind;
}

export async function endApiKeys(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('keys').where('account_id', '=', accountId).where('kind', '=', 'api').execute();
}

export async function noteUse(db: Db, id: number, at: number): Promise<void> {
  await db.updateTable('keys').set({ last_used_at: at }).where('id', '=', id).execute();
}
