import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Means } from './database/database.ts';

/** The lists whose changes are noted, by the names of migration 0016. */
export const followedLists = ['links', 'qr', 'bio', 'campaigns', 'channels', 'pixels', 'domains'] as const;
export type FollowedList = (typeof followedLists)[number];

/** Where one is in the order of an account's changes. */
export interface Place {
  moved: number;
  list: string;
  record: number;
}

export const beginning: Place = { moved: 0, list: '', record: 0 };

export interface ChangeState {
  /** Another one when the order begins anew: what was told before may be of a state that is lost. */
  epoch: string;
  /** Whatever moved before this is there to be seen: nothing can appear there any more. */
  settled: number;
  /** Of deleted records, what moved up to here is forgotten. */
  trimmed: number;
}

/**
 * To be called at the start of the service. SQLite may have lost its last writes with the power, or be an older copy of
 * its file. What PostgreSQL has told stays true, and other instances may be telling more.
 */
export async function beginChanges({ db, dialect }: Means): Promise<void> {
  if (dialect === 'sqlite') await db.updateTable('change_state').set({ epoch: randomUUID() }).execute();
}

/** To be asked for before the changes are read, so that all that is settled is seen. */
export async function changeState({ db, dialect }: Means): Promise<ChangeState> {
  const settled =
    dialect === 'postgres'
      ? // A transaction notes its own id, and those below the oldest that is open are over.
        sql<number>`(select pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`
      : // The only writer counts up.
        sql<number>`clock + 1`;
  const state = await db
    .selectFrom('change_state')
    .select(['epoch', 'trimmed', settled.as('settled')])
    .executeTakeFirstOrThrow();
  return { epoch: state.epoch, settled: Number(state.settled), trimmed: Number(state.trimmed) };
}

/** What was changed behind a place, in order. A record that is gone is told as any other. */
export async function changesBehind(
  db: Db,
  accountId: number,
  { moved, list, record }: Place,
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

/** Forgets deleted records that nobody has asked for since a time in Unix seconds. */
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
