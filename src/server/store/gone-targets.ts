import type { Db } from './database/database.ts';
import type { TargetKind } from './schema.ts';

/** What each kind is called as a table and in a channel. */
export const calledAs = {
  link: { table: 'links', item: 'links' },
  qr: { table: 'qrs', item: 'qr' },
  bio: { table: 'bios', item: 'bio' },
} as const;

/**
 * Takes what was deleted out of its channels, and forgets what was counted of it. What it added to the account's own
 * figures stays. Returns the ids.
 */
export async function forgetTargets(
  db: Db,
  kind: TargetKind,
  gone: readonly { id: number }[],
): Promise<number[]> {
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db
    .deleteFrom('channel_items')
    .where('type', '=', calledAs[kind].item)
    .where('item_id', 'in', ids)
    .execute();
  for (const table of ['visit_counts', 'visit_buckets'] as const)
    await db.deleteFrom(table).where('kind', '=', kind).where('target_id', 'in', ids).execute();
  return ids;
}
