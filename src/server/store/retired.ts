import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { awaitingCounts } from './roll-up.ts';

/**
 * `alias`: of a link or bio page on the main host. Each is part of addresses that may be printed somewhere. `domain`: the
 * host of an account that was locked.
 */
type NameKind = 'alias' | 'slug' | 'username' | 'domain';

/** The names themselves are the deleted account's, and not kept. */
const hashOf = (kind: NameKind, name: string) => createHash('sha256').update(`${kind} ${name}`).digest('hex');

/** How long the alias of a link that nobody visited is kept, in seconds. */
const unvisitedFor = 30 * 24 * 60 * 60;

const now = () => Math.floor(Date.now() / 1000);

/** Where the service has its docs: on branded domains it is an alias like any other. */
export const ownAlias = 'docs';

/** Names the turn of an alias on the main host, for `inTurn`: links and bio pages share it. */
export const aliasTurn = (alias: string) => `alias ${alias}`;

/** Those of the names that this account may not take; without one, that nobody new may. */
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

/** Whether the name was another account's: what is printed must not lead to somebody else. */
export const isRetired = async (db: Db, kind: NameKind, name: string, accountId = 0): Promise<boolean> =>
  (await retiredAmong(db, kind, [name], accountId)).size > 0;

/** Gives the names to nobody again: their account is gone. */
export async function retire(db: Db, kind: NameKind, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('retired_names')
    .values(names.map((name) => ({ hash: hashOf(kind, name), kept_for: null, until: null })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_for: null, until: null }))
    .execute();
}

/**
 * Keeps names for the account that gives them up: for good where they were visited, since they are in use somewhere,
 * otherwise for 30 days. What was kept for good stays so. No name may be among them twice.
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

/** Keeps the aliases of links or bio pages of the main host: a visit counts before it is counted. */
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

/** Of an account that is deleted: ids are given again, and the next account has no right to them. */
export async function keepNoneFor(db: Db, accountId: number): Promise<void> {
  await db.updateTable('retired_names').set({ kept_for: null }).where('kept_for', '=', accountId).execute();
}
