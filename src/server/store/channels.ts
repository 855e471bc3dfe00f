import type { Insertable } from 'kysely';
import type { Db, DialectDb } from './database/database.ts';
import { heldIds } from './held-ids.ts';
import { removeOwn } from './records-by-id.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { ConflictError, orConflict } from './conflict.ts';

export type NewChannel = Insertable<Tables['channels']>;

export type ItemType = 'links' | 'bio' | 'qr';

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('channels').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

const nameTaken = () => new ConflictError('name', 'You already have a channel with this name.');

/** @throws ConflictError if the account has a channel with that name */
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
 * Changes the given fields.
 * @returns the updated channel, or undefined if the account has no such channel
 * @throws ConflictError if the account has another channel with that name
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
    return trx
      .updateTable('channels')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
      .catch(orConflict(nameTaken));
  });
}

/** Deletes a channel. Its items are unassigned, not deleted. Returns whether the account had the channel. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'channels', accountId, id);

const tableOf = { links: 'links', bio: 'bios', qr: 'qrs' } as const;

/** Items of one type, and the channel they're added to or removed from. */
interface Items {
  channel_id: number;
  type: ItemType;
  ids: readonly number[];
}

/**
 * Adds items to a channel. Adding an item again changes nothing. The caller has verified that the account owns the
 * channel.
 * @returns the items that the account owns
 */
export function assign(
  { db, dialect }: DialectDb,
  accountId: number,
  { channel_id, type, ids }: Items,
  assigned_at: number,
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const items = await heldIds({ db: trx, dialect }, tableOf[type], accountId, ids);
    if (items.length === 0) return items;
    await trx
      .insertInto('channel_items')
      .values(items.map((item_id) => ({ channel_id, type, item_id, assigned_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return items;
  });
}

/**
 * Removes items from a channel and returns those that were in it. The caller has verified that the account owns the
 * channel.
 */
export async function unassign(db: Db, { channel_id, type, ids }: Items): Promise<number[]> {
  const out = await db
    .deleteFrom('channel_items')
    .where('channel_id', '=', channel_id)
    .where('type', '=', type)
    .where('item_id', 'in', ids)
    .returning('item_id')
    .execute();
  return out.map(({ item_id }) => item_id);
}

/** Returns the items of a channel, last assigned first. */
export async function items(db: Db, channelId: number, wanted: PageRequest) {
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

/** Returns the channels that each of these items is in. Items in no channel are missing. */
export async function channelsOf(
  db: Db,
  type: ItemType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('channel_items')
    .where('type', '=', type)
    .where('item_id', 'in', ids)
    .select(['item_id', 'channel_id'])
    .orderBy('channel_id')
    .execute();
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
  return new Map([...byItem].map(([id, of]) => [id, of.map(({ channel_id }) => channel_id)]));
}

/** Returns the bio pages with these ids and the codes of their pictures, in no particular order. */
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
