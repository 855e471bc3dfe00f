import type { Insertable } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageWanted, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { ConflictError } from './conflict.ts';

export type NewChannel = Insertable<Tables['channels']>;

export type ItemType = 'links' | 'bio' | 'qr';

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('channels').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  selectPage(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

const nameTaken = () => new ConflictError('name', 'You already have a channel with this name.');

/** @throws ConflictError when the account has a channel of that name */
export async function add(db: Db, channel: NewChannel) {
  const added = await db
    .insertInto('channels')
    .values(channel)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw nameTaken();
  return added;
}

/**
 * Changes what is given.
 * @returns the channel as it is now; undefined when the account has no such channel
 * @throws ConflictError when the account has another channel of that name
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: Partial<Pick<NewChannel, 'name' | 'description' | 'color' | 'starred'>>,
) {
  return db.transaction().execute(async (trx) => {
    const channel = await find(trx, accountId, id);
    if (!channel || Object.values(change).every((value) => value === undefined)) return channel;
    if (change.name !== undefined) {
      const same = ofAccount(trx, accountId)
        .select('id')
        .where('name', '=', change.name)
        .where('id', '!=', id);
      if (await same.executeTakeFirst()) throw nameTaken();
    }
    return trx.updateTable('channels').set(change).where('id', '=', id).returningAll().executeTakeFirst();
  });
}

/** Deletes a channel; its items are unassigned, not deleted. Returns whether the account had such a channel. */
export async function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom('channels')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

const tableOf = { links: 'links', bio: 'bios', qr: 'qrs' } as const;

/** Whether the account has such an item. */
export async function hasItem(db: Db, accountId: number, type: ItemType, id: number): Promise<boolean> {
  const item = await db
    .selectFrom(tableOf[type])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return item !== undefined;
}

/** Assigning again changes nothing. Both are the account's: the caller has made sure. */
export async function assign(
  db: Db,
  item: { channel_id: number; type: ItemType; item_id: number; assigned_at: number },
): Promise<void> {
  await db
    .insertInto('channel_items')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether the item was in the channel. The channel is the account's: the caller has made sure. */
export async function unassign(
  db: Db,
  item: { channel_id: number; type: ItemType; item_id: number },
): Promise<boolean> {
  const done = await db
    .deleteFrom('channel_items')
    .where('channel_id', '=', item.channel_id)
    .where('type', '=', item.type)
    .where('item_id', '=', item.item_id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** What is in a channel, last assigned first. */
export async function items(db: Db, channelId: number, wanted: PageWanted) {
  return selectPage(
    db
      .selectFrom('channel_items')
      .where('channel_id', '=', channelId)
      .select(['type', 'item_id'])
      .orderBy('assigned_at', 'desc')
      .orderBy('type')
      .orderBy('item_id', 'desc'),
    wanted,
  );
}

/** The bio pages of these ids with the codes of their pictures, in no order. */
export async function biosOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bios')
    .leftJoin('pictures', 'pictures.bio_id', 'bios.id')
    .where('bios.id', 'in', ids)
    .selectAll('bios')
    .select('pictures.code as picture')
    .execute();
}
