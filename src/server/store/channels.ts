import type { Insertable } from 'kysely';
import type { Db, Means } from './database/database.ts';
import { heldIds } from './held-ids.ts';
import { removeOwn } from './records-by-id.ts';
import { type PageWanted, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { ConflictError, orConflict } from './conflict.ts';

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
    return trx
      .updateTable('channels')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
      .catch(orConflict(nameTaken));
  });
}

/** Deletes a channel; its items are unassigned, not deleted. Returns whether the account had such a channel. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'channels', accountId, id);

const tableOf = { links: 'links', bio: 'bios', qr: 'qrs' } as const;

/** Which items of a type, into or out of which channel. */
interface Items {
  channel_id: number;
  type: ItemType;
  ids: readonly number[];
}

/**
 * Adds items to a channel; adding one again changes nothing. The channel is the account's: the caller has made sure.
 * @returns those that the account has
 */
export function assign(
  { db, dialect }: Means,
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

/** Returns the items that were in the channel. The channel is the account's: the caller has made sure. */
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

/** The channels that hold each of these items; what is in none is missing. */
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
