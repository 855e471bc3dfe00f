import { createHash } from 'node:crypto';
import type { Db } from './database.ts';

/** `alias`: of a link or bio page on the main host. Each is part of addresses that may be printed somewhere. */
type NameKind = 'alias' | 'slug' | 'username';

/** The names themselves are the deleted account's, and not kept. */
const hashOf = (kind: NameKind, name: string) => createHash('sha256').update(`${kind} ${name}`).digest('hex');

/** Those of the names that belonged to an account that was deleted. */
export async function retiredAmong(
  db: Db,
  kind: NameKind,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const retired = new Set<string>();
  for (let from = 0; from < names.length; from += 500) {
    const byHash = new Map(names.slice(from, from + 500).map((name) => [hashOf(kind, name), name]));
    const found = await db
      .selectFrom('retired_names')
      .where('hash', 'in', [...byHash.keys()])
      .select('hash')
      .execute();
    for (const { hash } of found) retired.add(byHash.get(hash) ?? '');
  }
  return retired;
}

/** Whether the name belonged to an account that was deleted: what is printed must not lead to somebody else. */
export const isRetired = async (db: Db, kind: NameKind, name: string): Promise<boolean> =>
  (await retiredAmong(db, kind, [name])).size > 0;

export async function retire(db: Db, kind: NameKind, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('retired_names')
    .values(names.map((name) => ({ hash: hashOf(kind, name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
