import { sql } from 'kysely';
import type { Database, Db } from './database/database.ts';
import { type Pause, removeBlocks, removeVisits } from './closing-visits.ts';
import { forgetAll } from './devices.ts';
import { calledAs } from './gone-targets.ts';
import { releaseNamesOf, retire } from './retired.ts';
import { removeAll } from './second-step.ts';
import type { TargetKind } from './schema.ts';

/** Number of rows that one transaction deletes. This takes some 20 ms, so redirects hardly wait for it. */
const sliceSize = 250;

/**
 * Begins the deletion of an account. Nobody can sign in to it or use its API keys anymore, and its e-mail address is
 * free. `parked` holds replacements for its values that match nobody.
 * @returns false if the account is locked, in which case nothing is done
 */
export async function begin(
  db: Db,
  account: { id: number; username: string },
  parked: { email: string; email_key: string; username: string; password_hash: string },
  closed_at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('accounts')
      .set({ ...parked, closed_at })
      .where('id', '=', account.id)
      .where('locked_at', 'is', null)
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) return false;
    await removeAll(trx, account.id);
    await forgetAll(trx, account.id);
    await trx.deleteFrom('keys').where('account_id', '=', account.id).execute();
    await trx.deleteFrom('mail_tokens').where('account_id', '=', account.id).execute();
    await releaseNamesOf(trx, account.id);
    await retire(trx, 'username', [account.username]);
    return true;
  });
}

/** Returns the accounts whose deletion has begun but not ended. */
export const unfinished = (db: Db) =>
  db.selectFrom('accounts').where('closed_at', 'is not', null).select('id').execute();

/** Deletes everything of an account that has a public address. Afterwards these addresses lead nowhere. */
export async function removePublic({ db }: Database, accountId: number, pause: Pause): Promise<void> {
  await inSlices(() => removeSome(db, 'shares', accountId), pause);
  // Links go first. Records that hold many links are then quick to delete.
  await inSlices(() => removeTargets(db, accountId, 'link'), pause);
  await inSlices(() => removeTargets(db, accountId, 'qr'), pause);
  await inSlices(() => removeCampaigns(db, accountId), pause);
  await inSlices(() => removeTargets(db, accountId, 'bio'), pause);
  // Splash pages are public because visitors see their pictures.
  await inSlices(() => removeSome(db, 'splash', accountId), pause);
  await removeDomains(db, accountId);
}

/**
 * Deletes an account's domains. The owner of a domain's name may add it again, unless the account was locked. Then the
 * domain is retired, so that nobody gets it back by registering anew.
 */
function removeDomains(db: Db, accountId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('domains')
      .innerJoin('accounts', 'accounts.id', 'domains.account_id')
      .where('account_id', '=', accountId)
      .where('locked_at', 'is not', null)
      // An account can't keep others from a host that it never proved to own.
      .whereRef('host_key', '=', 'host')
      .select('host')
      .execute();
    await retire(
      trx,
      'domain',
      locked.map(({ host }) => host),
    );
    await trx.deleteFrom('domains').where('account_id', '=', accountId).execute();
  });
}

/**
 * Deletes what is left once nothing of the account is public, and then the account. All visits must have been counted.
 */
export async function removeRest(database: Database, accountId: number, pause: Pause): Promise<void> {
  const { db } = database;
  await removeVisits(database, accountId, pause);
  await inSlices(() => removeBlocks(db, accountId), pause);
  await inSlices(() => removeCounters(db, accountId), pause);
  for (const kind of ['links', 'qrs', 'gone-bios'] as const)
    await inSlices(() => forgetSome(db, kind, [accountId]), pause);
  for (const table of ['channels', 'pixels', 'overlays', 'looks', 'annotations', 'goals'] as const) {
    await inSlices(() => removeSome(db, table, accountId), pause);
  }
  await inSlices(() => removeChanges(db, accountId), pause);
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
}

async function removeChanges(db: Db, accountId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from changes where account_id = ${accountId}
    and (list, record_id) in (select list, record_id from changes
      where account_id = ${accountId} limit ${sliceSize * 4})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** @param slice returns whether there was something to do */
async function inSlices(slice: () => Promise<boolean>, pause: Pause): Promise<void> {
  while (await slice()) await pause();
}

const someOf = (db: Db, table: Owned, accountId: number) =>
  db.selectFrom(table).where('account_id', '=', accountId).orderBy('id').limit(sliceSize).select('id');

type Owned =
  | 'shares'
  | 'annotations'
  | 'goals'
  | 'bios'
  | 'campaigns'
  | 'channels'
  | 'links'
  | 'looks'
  | 'overlays'
  | 'pixels'
  | 'qrs'
  | 'splash';

async function removeSome(db: Db, table: Owned, accountId: number): Promise<boolean> {
  const done = await db
    .deleteFrom(table)
    .where('id', 'in', someOf(db, table, accountId))
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

function removeCampaigns(db: Db, accountId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const campaigns = await someOf(trx, 'campaigns', accountId).select('slug').execute();
    const slugs = campaigns.flatMap(({ slug }) => slug ?? []);
    await retire(trx, 'slug', slugs);
    return removeSome(trx, 'campaigns', accountId);
  });
}

/** Returns the aliases of these records on the main host, which nobody else may take. */
async function aliasesOf(db: Db, kind: TargetKind, ids: readonly number[]): Promise<string[]> {
  if (kind === 'qr') return [];
  const links = db.selectFrom('links').where('domain_id', 'is', null).where('id', 'in', ids).select('alias');
  const bios = db.selectFrom('bios').where('id', 'in', ids).select('alias');
  return (await (kind === 'link' ? links : bios).execute()).map(({ alias }) => alias);
}

/** Deletes links, codes or bio pages. Each is recorded in `closed_targets`, so that its counts are deleted as well. */
function removeTargets(db: Db, account_id: number, kind: TargetKind): Promise<boolean> {
  const { table, item } = calledAs[kind];
  return db.transaction().execute(async (trx) => {
    const rows = await someOf(trx, table, account_id).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    await retire(trx, 'alias', await aliasesOf(trx, kind, ids));
    await trx
      .insertInto('closed_targets')
      .values(ids.map((target_id) => ({ kind, target_id, account_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.deleteFrom('channel_items').where('type', '=', item).where('item_id', 'in', ids).execute();
    await trx.deleteFrom(table).where('id', 'in', ids).execute();
    return true;
  });
}

/** Deletes counters of some closed targets. Targets without any left are removed from `closed_targets`. */
async function removeCounters(db: Db, accountId: number): Promise<boolean> {
  const [first] = await db
    .selectFrom('closed_targets')
    .where('account_id', '=', accountId)
    .select('kind')
    .limit(1)
    .execute();
  if (!first) return false;
  const targets = await db
    .selectFrom('closed_targets')
    .where('account_id', '=', accountId)
    .where('kind', '=', first.kind)
    .select('target_id')
    .orderBy('target_id')
    .limit(50)
    .execute();
  const ids = targets.map(({ target_id }) => target_id);
  if (await forgetSome(db, first.kind, ids)) return true;
  await db
    .deleteFrom('closed_targets')
    .where('kind', '=', first.kind)
    .where('target_id', 'in', ids)
    .execute();
  return true;
}

/**
 * Deletes some of the counts of these targets. Returns whether there were any. Their visitors are forgotten when the
 * day ends.
 */
async function forgetSome(db: Db, kind: string, ids: readonly number[]): Promise<boolean> {
  const deleted = await Promise.all([
    sql`delete from visit_buckets where kind = ${kind} and (target_id, bucket) in (
      select target_id, bucket from visit_buckets
      where kind = ${kind} and target_id in (${sql.join(ids)}) limit ${sliceSize * 4})`.execute(db),
    sql`delete from visit_counts where kind = ${kind} and (target_id, dimension, label) in (
      select target_id, dimension, label from visit_counts
      where kind = ${kind} and target_id in (${sql.join(ids)}) limit ${sliceSize * 4})`.execute(db),
  ]);
  return deleted.some(({ numAffectedRows }) => (numAffectedRows ?? 0n) > 0n);
}
