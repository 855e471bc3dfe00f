import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';

export type TrailRow = Selectable<Tables['trail']>;
export type NewEntry = Omit<TrailRow, 'id' | 'previous' | 'hash'>;

/**
 * Returns a hash of a row's fields and of the previous row's hash. Anyone who changes a row has to change all that
 * follow.
 */
function hashOf(entry: NewEntry, previous: string): string {
  const { at, staff_id, staff, account_id, account, inspection_id, what, reason, ticket, details } = entry;
  const said = [
    previous,
    at,
    staff_id,
    staff,
    account_id,
    account,
    inspection_id,
    what,
    reason,
    ticket,
    details,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Adds a row to the end of the chain. If another row is added at the same moment, this one goes after it. */
export async function append(db: Db, entry: NewEntry): Promise<void> {
  for (;;) {
    const last = await db
      .selectFrom('trail')
      .select('hash')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const previous = last?.hash ?? '';
    const added = await db
      .insertInto('trail')
      .values({ ...entry, previous, hash: hashOf(entry, previous) })
      .onConflict((conflict) => conflict.column('previous').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return;
  }
}

/** The single requests of an inspection. There are many of them, so they're only shown with it. */
const requests = ['read', 'refused'];

export interface TrailFilter extends PageRequest {
  accountId?: number | undefined;
  inspectionId?: number | undefined;
}

/** Returns the newest first. */
export function page(db: Db, { accountId, inspectionId, ...wanted }: TrailFilter) {
  let query = db.selectFrom('trail').selectAll().orderBy('id', 'desc');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  query =
    inspectionId === undefined
      ? query.where('what', 'not in', requests)
      : query.where('inspection_id', '=', inspectionId);
  return selectPage(query, wanted);
}

/** Returns whether this was recorded since a time. What is viewed repeatedly is recorded once. */
export async function isRecordedSince(db: Db, entry: NewEntry, since: number): Promise<boolean> {
  const known = await db
    .selectFrom('trail')
    .where('account_id', '=', entry.account_id)
    .where('staff_id', '=', entry.staff_id)
    .where('what', '=', entry.what)
    .where('at', '>', since)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

export interface Verdict {
  rows: number;
  /** The hash of the last row. "" without any rows. */
  head: string;
  /** The first row that has changed since it was written, or that doesn't follow the row it was written after. */
  broken?: { id: number; why: 'changed' | 'moved' };
  /** Whether the hash that was noted earlier is in the chain. */
  hasNoted: boolean;
}

const slice = 1000;

/**
 * Checks the whole chain.
 * @param noted the head at some earlier time, since rows cut off the end leave no other trace
 */
export async function verify(db: Db, noted = ''): Promise<Verdict> {
  const verdict: Verdict = { rows: 0, head: '', hasNoted: noted === '' };
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('trail')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(slice)
      .execute();
    for (const { id, previous, hash, ...entry } of rows) {
      if (previous !== verdict.head) return { ...verdict, broken: { id, why: 'moved' } };
      if (hash !== hashOf(entry, previous)) return { ...verdict, broken: { id, why: 'changed' } };
      verdict.rows += 1;
      verdict.head = hash;
      if (hash === noted) verdict.hasNoted = true;
      after = id;
    }
    if (rows.length < slice) return verdict;
  }
}
