import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import { countOwn, removeOwn, updateOwn } from '#server/store/records-by-id.ts';
import { type PageRequest, selectPage } from '#server/store/page.ts';
import type { StatisticsTables } from './statistics-schema.ts';
import { columnOf, type Subject } from './subject.ts';

export type GoalRow = Selectable<StatisticsTables['goals']>;

interface GoalsFilter extends PageRequest {
  subject?: Subject | undefined;
  /** Selects only goals that were met and that nobody has seen. */
  unseen?: boolean | undefined;
}

export function page(db: Db, accountId: number, { subject, unseen, ...wanted }: GoalsFilter) {
  let query = db.selectFrom('goals').where('account_id', '=', accountId);
  if (subject) query = query.where(columnOf(subject.kind), '=', subject.id);
  if (unseen) query = query.where('met_at', 'is not', null).where('seen_at', 'is', null);
  return selectPage(query.selectAll().orderBy('id', 'desc'), wanted);
}

export const find = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('goals')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();

export const count = (db: Db, accountId: number) => countOwn(db, 'goals', accountId);

export async function add(db: Db, goal: Insertable<StatisticsTables['goals']>): Promise<number> {
  return (await db.insertInto('goals').values(goal).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes the given fields. Returns whether the account had such a goal. */
export const update = (
  db: Db,
  accountId: number,
  id: number,
  change: Partial<Pick<GoalRow, 'number' | 'mail' | 'met_at' | 'seen_at'>>,
) => updateOwn(db, 'goals', accountId, id, change);

/** Deletes a goal. Returns whether the account had it. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'goals', accountId, id);

/** Marks the met goals of the account among these as seen. */
export async function markSeen(
  db: Db,
  accountId: number,
  ids: readonly number[],
  seen_at: number,
): Promise<void> {
  await db
    .updateTable('goals')
    .set({ seen_at })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('met_at', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}

/** Returns all visits counted so far. */
export async function visitsOf(db: Db, { kind, id }: Subject): Promise<number> {
  const { visits } = await visitsQuery(db, kind, id).executeTakeFirstOrThrow();
  return Number(visits ?? 0);
}

function visitsQuery(db: Db, kind: Subject['kind'], id: number) {
  if (kind === 'campaign')
    return db
      .selectFrom('campaign_links')
      .innerJoin('links', 'links.id', 'campaign_links.link_id')
      .where('campaign_id', '=', id)
      .select(({ fn }) => fn.sum<number | null>('links.clicks').as('visits'));
  if (kind === 'qr')
    return db
      .selectFrom('qrs')
      .where('id', '=', id)
      .select(sql<number>`scans`.as('visits'));
  if (kind === 'bio')
    return db
      .selectFrom('bios')
      .where('id', '=', id)
      .select(sql<number>`views`.as('visits'));
  return db
    .selectFrom('links')
    .where('id', '=', id)
    .select(sql<number>`clicks`.as('visits'));
}

/** Returns whether there is a goal to be judged. */
export async function areAnyOpen(db: Db, now: number): Promise<boolean> {
  const open = db.selectFrom('goals').where('met_at', 'is', null).where('due_at', 'is', null);
  const due = db.selectFrom('goals').where('due_at', '<=', now);
  for (const query of [open, due]) if (await query.select('id').limit(1).executeTakeFirst()) return true;
  return false;
}

/**
 * Records that a goal is met, or when a silence is judged next.
 * @returns false if it was recorded before, or if the goal has changed in the meantime
 */
export async function settle(
  db: Db,
  { id, due_at, number }: Pick<GoalRow, 'id' | 'due_at' | 'number'>,
  change: Partial<Pick<GoalRow, 'due_at' | 'met_at' | 'met_visits' | 'met_day' | 'seen_at'>>,
): Promise<boolean> {
  const open = db.updateTable('goals').set(change).where('id', '=', id).where('number', '=', number);
  const done = await (
    due_at === null
      ? open.where('due_at', 'is', null).where('met_at', 'is', null)
      : open.where('due_at', '=', due_at)
  ).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
