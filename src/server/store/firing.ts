import { sql } from 'kysely';
import type { Database, Db } from './database/database.ts';
import { value } from './database/placeholder.ts';
import type { Firing } from './firing-schema.ts';

/** A record that fires pixels. */
export interface FiringRecord {
  kind: 'link' | 'bio';
  id: number;
}

const held = {
  link: { table: 'link_pixels', column: 'link_id', of: 'links' },
  bio: { table: 'bio_pixels', column: 'bio_id', of: 'bios' },
} as const;

/** Counts the pixels of a record in its own column. `table` holds them, and `column` refers to the record. */
const count = ({ table, column, of }: (typeof held)[FiringRecord['kind']]) =>
  sql<number>`(select count(*) from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${of}.id`)})`;

/** Replaces the pixels that a link or bio page fires. Ids that the account doesn't own are left out. */
export async function setPixels(
  trx: Db,
  accountId: number,
  { kind, id }: FiringRecord,
  pixelIds: readonly number[],
): Promise<void> {
  const { table, column, of } = held[kind];
  const wanted = sql.join([0, ...pixelIds]);
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id} and pixel_id not in (${wanted})`.execute(
    trx,
  );
  await sql`insert into ${sql.table(table)} (${sql.ref(column)}, pixel_id)
    select ${sql.lit(id)}, id from pixels where account_id = ${accountId} and id in (${wanted})
    on conflict do nothing`.execute(trx);
  await trx
    .updateTable(of as 'links')
    .set({ pixels: count(held[kind]) })
    .where('id', '=', id)
    .execute();
}

/** Updates the counts after pixels have been deleted. */
export async function recountPixels(trx: Db, accountId: number): Promise<void> {
  for (const each of Object.values(held)) {
    await trx
      .updateTable(each.of as 'links')
      .set({ pixels: count(each) })
      .where('account_id', '=', accountId)
      .where('pixels', '>', 0)
      .where('pixels', '!=', count(each))
      .execute();
  }
}

/** Returns the ids of the pixels that a link or bio page fires, oldest first. */
export async function pixelIdsOf(db: Db, { kind, id }: FiringRecord): Promise<number[]> {
  const { table, column } = held[kind];
  const rows = await db
    .selectFrom(table as 'link_pixels')
    .where(column as 'link_id', '=', id)
    .orderBy('pixel_id')
    .select('pixel_id')
    .execute();
  return rows.map(({ pixel_id }) => pixel_id);
}

/** Returns the first of the ids that isn't a pixel of the account. */
export async function missingPixel(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('pixels')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !found.has(id));
}

export async function firingOf(db: Db, accountId: number): Promise<Firing> {
  const { firing } = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('firing')
    .executeTakeFirstOrThrow();
  return firing;
}

export async function setFiring(db: Db, accountId: number, firing: Firing): Promise<void> {
  await db.updateTable('accounts').set({ firing }).where('id', '=', accountId).execute();
}

/** A pixel that may fire, with its account and the visitors for whom it fires. */
export interface FiringRow {
  type: string;
  tag: string;
  account_id: number;
  firing: Firing;
}

/** Prepares the query for the pixels of a link or bio page, since its visitors wait for it. */
export function prepareFiring(database: Database) {
  const of = (kind: FiringRecord['kind']) => {
    const { table, column } = held[kind];
    return database.prepare<FiringRow>(
      database.db
        .selectFrom(table as 'link_pixels')
        .innerJoin('pixels', 'pixels.id', `${table as 'link_pixels'}.pixel_id`)
        .innerJoin('accounts', 'accounts.id', 'pixels.account_id')
        .where(`${table}.${column}` as 'link_pixels.link_id', '=', value<number>(0))
        .orderBy('pixels.id')
        .select(['pixels.type', 'pixels.tag', 'pixels.account_id', 'accounts.firing']),
    );
  };
  const find = { link: of('link'), bio: of('bio') };
  return ({ kind, id }: FiringRecord): FiringRow[] | Promise<FiringRow[]> => find[kind](id);
}
