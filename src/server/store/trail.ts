import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageWanted, selectPage } from './page.ts';
import type { Tables } from './schema.ts';

export type TrailRow = Selectable<Tables['trail']>;
export type NewEntry = Omit<TrailRow, 'id' | 'previous' | 'hash'>;

/** Of all that a row says, and of the row before: whoever changes one has to change all that follow. */
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

/** Adds a row to the end of the chain. When another is added at that moment, it goes behind that. */
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

/** The single requests of an inspection. They are many, and told only with it. */
const requests = ['read', 'refused'];

export interface TrailWanted extends PageWanted {
  accountId?: number | undefined;
  inspectionId?: number | undefined;
}

/** The newest first. */
export function page(db: Db, { accountId, inspectionId, ...wanted }: TrailWanted) {
  let query = db.selectFrom('trail').selectAll().orderBy('id', 'desc');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  query =
    inspectionId === undefined
      ? query.where('what', 'not in', requests)
      : query.where('inspection_id', '=', inspectionId);
  return selectPage(query, wanted);
}

/** Whether this was put on record since then: what is looked at again and again is written down once. */
export async function isKnown(db: Db, entry: NewEntry, since: number): Promise<boolean> {
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
  /** The hash of the last row; "" without any. */
  head: string;
  /** The first row that is not as it was written, or not behind the row that it was written behind. */
  broken?: { id: number; why: 'changed' | 'moved' };
  /** Whether the hash that was noted earlier is one of the chain. */
  hasNoted: boolean;
}

const slice = 1000;

/**
 * Goes through the whole chain.
 * @param noted the head at some earlier time: rows that were cut off the end leave no other trace
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
