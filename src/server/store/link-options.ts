import type { Database, Db } from './database/database.ts';
import type { Visit } from './visits.ts';

/** Other destinations for some visitors. The rules of one kind are checked in order. */
export interface Rules {
  devicetarget?: readonly { device: string; link: string }[];
  geotarget?: readonly { location: string; link: string }[];
  languagetarget?: readonly { language: string; link: string }[];
}

/** The columns of a link for what it does besides redirecting to its destination. The schema explains them. */
export interface Options {
  archived: number;
  expires_at: number | null;
  afterwards: string;
  password_hash: string | null;
  click_limit: number | null;
  splash_id: number | null;
  overlay_id: number | null;
  public_description: string;
}

export const optionColumns = [
  'links.archived',
  'links.expires_at',
  'links.afterwards',
  'links.password_hash',
  'links.click_limit',
  'links.passed',
  'links.rules',
  'links.splash_id',
  'links.overlay_id',
  'links.pixels',
  'links.public_description',
] as const;

/** Parses rules that `textOf` wrote. */
export const parseRules = (text: string | null): Rules => (text === null ? {} : (JSON.parse(text) as Rules));

/** Returns null if there are no rules. */
export function formatRules(rules: Rules = {}): string | null {
  const kinds = Object.entries<readonly unknown[]>({ ...rules }).filter(([, rows]) => rows.length > 0);
  return kinds.length > 0 ? JSON.stringify(Object.fromEntries(kinds)) : null;
}

/** Replaces the given kinds of rules and keeps the others. */
export const merged = (before: string | null, given: Rules) =>
  formatRules({ ...parseRules(before), ...given });

/** Returns whether the account has such a record to show before a destination. */
export async function hasStop(
  db: Db,
  accountId: number,
  table: 'splash' | 'overlays',
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes one of the clicks that a link has left, along with the visit that uses it. If it returns true, this visitor may
 * pass, and nobody else in their place.
 */
export function takeClick(database: Database, visit: Visit): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('links')
      .set(({ eb, ref }) => ({ passed: eb(ref('passed'), '+', 1) }))
      .where('id', '=', visit.target_id)
      .whereRef('passed', '<', 'click_limit')
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return false;
    await database.beforeAppend(trx);
    await trx.insertInto('visits').values(visit).execute();
    return true;
  });
}
