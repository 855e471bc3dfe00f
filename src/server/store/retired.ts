import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { awaitingCounts } from './roll-up.ts';

/**
 * Names of each kind are part of addresses that may be in print. `alias` is that of a link or bio page on the main
 * host, and `domain` is the host of a locked account.
 */
type NameKind = 'alias' | 'slug' | 'username' | 'domain';

/** The names themselves belong to the deleted account, and aren't stored. */
const hashOf = (kind: NameKind, name: string) => createHash('sha256').update(`${kind} ${name}`).digest('hex');

/** How long the alias of a link without visits is kept, in seconds. */
const unvisitedFor = 30 * 24 * 60 * 60;

const now = () => Math.floor(Date.now() / 1000);

/** Alias of the service's docs. On branded domains it's an alias like any other. */
export const ownAlias = 'docs';

/** Names the lock of an alias on the main host, for `lockByName`. Links and bio pages share it. */
export const aliasLock = (alias: string) => `alias ${alias}`;

/**
 * Returns those of the names that this account may not take. Without an account, returns those that no new account may
 * take.
 */
export async function retiredAmong(
  db: Db,
  kind: NameKind,
  names: readonly string[],
  accountId = 0,
): Promise<ReadonlySet<string>> {
  const retired = new Set<string>(kind === 'alias' && names.includes(ownAlias) ? [ownAlias] : []);
  for (let from = 0; from < names.length; from += 500) {
    const byHash = new Map(names.slice(from, from + 500).map((name) => [hashOf(kind, name), name]));
    const found = await db
      .selectFrom('retired_names')
      .where('hash', 'in', [...byHash.keys()])
      .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', now())]))
      .where(({ eb, or }) => or([eb('kept_for', 'is', null), eb('kept_for', '!=', accountId)]))
      .select('hash')
      .execute();
    for (const { hash } of found) retired.add(byHash.get(hash) ?? '');
  }
  return retired;
}

/** Returns whether the name was another account's. A printed address must not lead to somebody else. */
export const isRetired = async (db: Db, kind: NameKind, name: string, accountId = 0): Promise<boolean> =>
  (await retiredAmong(db, kind, [name], accountId)).size > 0;

/** Retires names permanently, since their account is gone. */
export async function retire(db: Db, kind: NameKind, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('retired_names')
    .values(names.map((name) => ({ hash: hashOf(kind, name), kept_for: null, until: null })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_for: null, until: null }))
    .execute();
}

/**
 * Keeps names for the account that gives them up. Names that were visited are in use somewhere and are kept
 * permanently, others for 30 days. What was kept permanently stays so. No name may be among them twice.
 */
export async function keepNames(
  db: Db,
  kind: NameKind,
  accountId: number,
  names: readonly { name: string; wasVisited: boolean }[],
): Promise<void> {
  if (names.length === 0) return;
  const until = now() + unvisitedFor;
  await db
    .insertInto('retired_names')
    .values(
      names.map(({ name, wasVisited }) => ({
        hash: hashOf(kind, name),
        kept_for: accountId,
        until: wasVisited ? null : until,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        kept_for: accountId,
        until: sql<number | null>`case when retired_names.until is null then null else excluded.until end`,
      }),
    )
    .execute();
}

/**
 * Keeps the aliases of links or bio pages on the main host. Visits that aren't counted yet also make an alias visited.
 */
export async function keepAliases(
  db: Db,
  kind: 'link' | 'bio',
  accountId: number,
  records: readonly { id: number; alias: string; visits: number }[],
): Promise<void> {
  const unvisited = records.filter(({ visits }) => visits === 0).map(({ id }) => id);
  const waiting = await awaitingCounts(db, kind, unvisited);
  const names = records.map(({ id, alias, visits }) => ({
    name: alias,
    wasVisited: visits > 0 || waiting.has(id),
  }));
  await keepNames(db, 'alias', accountId, names);
}

/** Stops keeping names for an account that is deleted. Nobody else may take them either. */
export async function releaseNamesOf(db: Db, accountId: number): Promise<void> {
  await db.updateTable('retired_names').set({ kept_for: null }).where('kept_for', '=', accountId).execute();
}
