import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DialectDb } from './database/database.ts';

/** The lists whose changes are recorded, by their names in migration 0016. */
export const followedLists = ['links', 'qr', 'bio', 'campaigns', 'channels', 'pixels', 'domains'] as const;
export type FollowedList = (typeof followedLists)[number];

/** A position in the order of an account's changes. */
export interface ChangePosition {
  moved: number;
  list: string;
  record: number;
}

export const firstPosition: ChangePosition = { moved: 0, list: '', record: 0 };

export interface ChangeState {
  /** Changes when the order begins anew, since earlier responses may describe a state that is lost. */
  epoch: string;
  /** Everything with a smaller `moved` is visible, and nothing more can appear before this value. */
  settled: number;
  /** Deletions with `moved` up to this value have been forgotten. */
  trimmed: number;
}

/**
 * Must be called when the service starts. SQLite may have lost its last writes in a power failure, or be an older copy
 * of its file. On PostgreSQL, reported changes stay true, and other instances may be reporting more.
 */
export async function beginChanges({ db, dialect }: DialectDb): Promise<void> {
  if (dialect === 'sqlite') await db.updateTable('change_state').set({ epoch: randomUUID() }).execute();
}

/** Must be called before the changes are read, so that everything settled is seen. */
export async function changeState({ db, dialect }: DialectDb): Promise<ChangeState> {
  const settled =
    dialect === 'postgres'
      ? // A transaction records its own id. All those below the oldest open one have ended.
        sql<number>`(select pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`
      : // SQLite's only writer counts up.
        sql<number>`clock + 1`;
  const state = await db
    .selectFrom('change_state')
    .select(['epoch', 'trimmed', settled.as('settled')])
    .executeTakeFirstOrThrow();
  return { epoch: state.epoch, settled: Number(state.settled), trimmed: Number(state.trimmed) };
}

/** Returns the changes after a place, in order. Deleted records are included like any others. */
export async function changesAfter(
  db: Db,
  accountId: number,
  { moved, list, record }: ChangePosition,
  limit: number,
) {
  const rows = await db
    .selectFrom('changes')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(moved, list, record_id) > (${moved}, ${list}, ${record})`)
    .orderBy('moved')
    .orderBy('list')
    .orderBy('record_id')
    .limit(limit)
    .select(['list', 'record_id', 'moved'])
    .execute();
  return rows.map((row) => ({ list: row.list, record: row.record_id, moved: Number(row.moved) }));
}

/** Forgets records that were deleted before a time in Unix seconds. */
export function trimChanges(db: Db, before: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('changes').where('gone', '=', 1).where('at', '<', before);
    const { last } = await old.select(({ fn }) => fn.max('moved').as('last')).executeTakeFirstOrThrow();
    if (last === null) return;
    await trx
      .updateTable('change_state')
      .set({ trimmed: sql<number>`case when trimmed < ${last} then ${last} else trimmed end` })
      .execute();
    await trx
      .deleteFrom('changes')
      .where('gone', '=', 1)
      .where('at', '<', before)
      .where('moved', '<=', last)
      .execute();
  });
}
