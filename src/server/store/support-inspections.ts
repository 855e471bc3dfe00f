import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

export type InspectionRow = Selectable<Tables['inspections']>;

export async function add(db: Db, inspection: Omit<InspectionRow, 'id' | 'revealed'>): Promise<number> {
  const { id } = await db
    .insertInto('inspections')
    .values(inspection)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds an inspection by this member of the staff that hasn't ended. */
export function find(db: Db, staffId: number, id: number, now: number): Promise<InspectionRow | undefined> {
  return open(db, staffId, now).where('id', '=', id).selectAll().executeTakeFirst();
}

export function findOf(
  db: Db,
  staffId: number,
  accountId: number,
  now: number,
): Promise<InspectionRow | undefined> {
  return open(db, staffId, now)
    .where('account_id', '=', accountId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const open = (db: Db, staffId: number, now: number) =>
  db
    .selectFrom('inspections')
    .where('staff_id', '=', staffId)
    .where('key_id', 'is not', null)
    .where('ends_at', '>', now);

/** Sets the end of an inspection and of its key. */
export async function setEnd(db: Db, { id, key_id }: InspectionRow, endsAt: number): Promise<void> {
  await db.updateTable('inspections').set({ ends_at: endsAt }).where('id', '=', id).execute();
  await db.updateTable('keys').set({ expires_at: endsAt }).where('id', '=', key_id).execute();
}

export async function end(db: Db, { id, key_id }: InspectionRow, now: number): Promise<void> {
  await db.updateTable('inspections').set({ ends_at: now, key_id: null }).where('id', '=', id).execute();
  await db.deleteFrom('keys').where('id', '=', key_id).execute();
}

/** Shows the account's whole e-mail address in the inspections of this member of the staff from now on. */
export async function reveal(db: Db, staffId: number, accountId: number): Promise<void> {
  await db
    .updateTable('inspections')
    .set({ revealed: 1 })
    .where('staff_id', '=', staffId)
    .where('account_id', '=', accountId)
    .execute();
}
