import type { Db } from './database/database.ts';
import type { TargetKind } from './schema.ts';

/** The name of each kind as a table and in a channel. */
export const calledAs = {
  link: { table: 'links', item: 'links' },
  qr: { table: 'qrs', item: 'qr' },
  bio: { table: 'bios', item: 'bio' },
} as const;

/**
 * Removes deleted targets from their channels, and deletes their counts. What they added to the account's own figures
 * stays. Returns the ids.
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
