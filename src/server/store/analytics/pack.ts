import { sql } from 'kysely';
import type { Database, Db, DialectDb } from '#server/store/database/database.ts';
import { jsonRows } from '#server/store/database/json-rows.ts';
import { firstAfter, reached } from '#server/store/roll-up.ts';
import type { TargetKind } from '#server/store/schema.ts';
import type { CountedVisit } from '#server/store/tally.ts';
import { type Block, decodeBlock, blockOf, encodeBlock, joinBlocks, maxInBlock } from './block.ts';
import type { LabeledVisit } from './columns.ts';
import { labelVisit, targetLabel } from './label-visit.ts';
import { daySeconds } from './sum.ts';

/** Row of `rolled_up` for the visits that are in blocks. */
const packed = 3;
/** Row of `rolled_up` whose `visit_id` is the second before which there are no blocks anymore. */
const forgotten = 4;
/** Number of visits that are put into blocks together. */
const size = 5000;

/** Returns the last visit that is in a block, or that no account's blocks can hold. Returns 0 if there is none. */
export async function packedUntil(db: Db): Promise<number> {
  const found = await db
    .selectFrom('rolled_up')
    .where('id', '=', packed)
    .select('visit_id')
    .executeTakeFirst();
  return Number(found?.visit_id ?? 0);
}

/** Returns the time since which single visits are stored, in Unix seconds, at the beginning of a day. */
export async function keptSince(db: Db): Promise<number> {
  const found = await db
    .selectFrom('rolled_up')
    .where('id', '=', forgotten)
    .select('visit_id')
    .executeTakeFirst();
  return Number(found?.visit_id ?? 0);
}

/** Records that from now on no block holds visits from before the time. */
export async function keepSince(db: Db, time: number): Promise<void> {
  await db
    .insertInto('rolled_up')
    .values({ id: forgotten, visit_id: time })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ visit_id: time }))
    .execute();
}

/** Returns whether some of the counted visits are in no block. */
export const isUnpacked = async (db: Db): Promise<boolean> => (await packedUntil(db)) < (await reached(db));

/** Maximum number of visits outside blocks that a question reads itself. That takes some ten milliseconds. */
export const maxUnpacked = 5000;

/** Returns whether so many visits are in no block that questions have to wait until they are. */
export async function isFarBehind(db: Db): Promise<boolean> {
  const { max } = db.fn;
  const latest = await db.selectFrom('visits').select(max('id').as('id')).executeTakeFirst();
  return Number(latest?.id ?? 0) - (await packedUntil(db)) > maxUnpacked;
}

/** Returns the time of the first visit that is in no block, in Unix seconds. Undefined if all are in one. */
export const firstUnpacked = async (db: Db) => firstAfter(db, await packedUntil(db));

/**
 * Puts counted visits into the blocks of their accounts. Any number of processes may do so concurrently. Each visit
 * goes in once, because the cursor moves in the transaction that writes the blocks.
 * @param pause is awaited between two transactions, with the duration of the last one in ms
 */
export async function pack(
  database: Database,
  pause: (took: number) => Promise<unknown> = async () => undefined,
  isOver: () => boolean = () => false,
): Promise<void> {
  const horizon = await reached(database.db);
  while (!isOver()) {
    const after = await packedUntil(database.db);
    if (after >= horizon) return;
    const began = performance.now();
    await packSlice(database, after, horizon);
    await pause(performance.now() - began);
  }
}

async function packSlice(database: Database, after: number, horizon: number): Promise<void> {
  const { db } = database;
  const visits = (await db
    .selectFrom('visits')
    .where('id', '>', after)
    .where('id', '<=', horizon)
    .orderBy('id')
    .limit(size)
    .selectAll()
    .execute()) as CountedVisit[];
  const last = visits.length < size ? horizon : (visits.at(-1)?.id ?? horizon);
  const owners = await ownersOf(database, visits);
  // Visits from before this time are skipped. The sums of their days are permanent and couldn't be calculated again.
  const since = await keptSince(db);
  const ofAccounts = new Map<number, LabeledVisit[]>();
  for (const visit of visits) {
    const account = owners.get(targetLabel(visit.kind, visit.target_id));
    // Visits of targets that were deleted before belong to no account.
    if (account === undefined || visit.at < since) continue;
    const of = ofAccounts.get(account);
    if (of) of.push(labelVisit(visit));
    else ofAccounts.set(account, [labelVisit(visit)]);
  }
  const changes = [];
  for (const [account, of] of ofAccounts) {
    const days = new Set(of.map(({ at }) => Math.floor(at / daySeconds)));
    changes.push({ ...(await changeOf(db, account, blockOf(of))), days: [...days] });
  }
  await write(database, changes, after, last);
}

const tableOf = { link: 'links', qr: 'qrs', bio: 'bios' } as const;

/** Returns the account that owns each target. */
async function ownersOf(
  { db, dialect }: DialectDb,
  visits: readonly CountedVisit[],
): Promise<Map<string, number>> {
  const owners = new Map<string, number>();
  for (const kind of ['link', 'qr', 'bio'] as const satisfies TargetKind[]) {
    const ids = new Set(visits.flatMap((visit) => (visit.kind === kind ? visit.target_id : [])));
    if (ids.size === 0) continue;
    const given = jsonRows(
      dialect,
      { id: 'integer' },
      [...ids].map((id) => [id]),
    );
    const { rows } = await sql<{ id: number; account_id: number }>`select owned.id, owned.account_id
      from ${given} join ${sql.table(tableOf[kind])} as owned on owned.id = given.id`.execute(db);
    for (const { id, account_id } of rows) owners.set(targetLabel(kind, id), account_id);
  }
  return owners;
}

/** A block to write in place of others. */
interface Change {
  account: number;
  block: Block;
  replaced: number[];
  /** Days since 1970 that received visits. */
  days: number[];
}

/**
 * Joins the last blocks of an account with the new visits while they're no larger than what they're joined with. Each
 * visit is rewritten some ten times, however slowly visits come, and an account has few small blocks.
 */
async function changeOf(db: Db, account: number, fresh: Block): Promise<Omit<Change, 'days'>> {
  const open = await db
    .selectFrom('visit_blocks')
    .where('account_id', '=', account)
    .where('visits', '<', maxInBlock / 2)
    .orderBy('id', 'desc')
    .select(['id', 'visits'])
    .execute();
  const replaced: number[] = [];
  let visits = fresh.at.length;
  for (const { id, visits: of } of open) {
    if (of > visits || of + visits > maxInBlock) break;
    visits += of;
    replaced.push(id);
  }
  if (replaced.length === 0) return { account, block: fresh, replaced };
  const rows = await db.selectFrom('visit_blocks').where('id', 'in', replaced).select('data').execute();
  return { account, block: joinBlocks([...rows.map(({ data }) => decodeBlock(data)), fresh]), replaced };
}

/** Thrown if another process was faster. The next slice begins after that process's work. */
class Overtaken extends Error {}

async function write(
  { db, dialect }: DialectDb,
  changes: readonly Change[],
  after: number,
  last: number,
): Promise<void> {
  const written = changes.map(({ account, block, replaced, days }) => ({
    replaced,
    days,
    row: {
      account_id: account,
      first_at: block.at[0] ?? 0,
      last_at: block.at.at(-1) ?? 0,
      visits: block.at.length,
      data: encodeBlock(block),
    },
  }));
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('rolled_up')
        .values({ id: packed, visit_id: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const cursor = trx.selectFrom('rolled_up').where('id', '=', packed).select('visit_id');
      const at = await (dialect === 'postgres' ? cursor.forUpdate() : cursor).executeTakeFirstOrThrow();
      if (Number(at.visit_id) !== after) throw new Overtaken();
      for (const { replaced, days, row } of written) {
        if (replaced.length > 0) {
          const { numDeletedRows } = await trx
            .deleteFrom('visit_blocks')
            .where('id', 'in', replaced)
            .executeTakeFirst();
          if (Number(numDeletedRows) !== replaced.length) throw new Overtaken();
        }
        // The account may have been deleted in the meantime.
        await sql`insert into visit_blocks (account_id, first_at, last_at, visits, data)
          select id, ${row.first_at}, ${row.last_at}, ${row.visits}, ${row.data}
          from accounts where id = ${row.account_id} and closed_at is null`.execute(trx);
        for (const day of days)
          await sql`insert into unsummed_days (account_id, day, mark)
            select id, ${day}, ${last} from accounts where id = ${row.account_id} and closed_at is null
            on conflict (account_id, day) do update set mark = excluded.mark`.execute(trx);
      }
      await trx.updateTable('rolled_up').set({ visit_id: last }).where('id', '=', packed).execute();
    });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}
