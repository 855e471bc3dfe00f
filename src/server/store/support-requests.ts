import type { Selectable } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';

export type ApiRequestRow = Selectable<Tables['api_requests']>;
export type NewApiRequest = Omit<ApiRequestRow, 'id'>;

/** Maximum number of requests kept per account, and for how long they're kept, in seconds. */
export const maxKept = 1000;
const maxAgeSeconds = 7 * 24 * 60 * 60;

export async function add(db: Db, requests: readonly NewApiRequest[]): Promise<void> {
  const ids = [...new Set(requests.map(({ account_id }) => account_id))];
  const there = await db.selectFrom('accounts').where('id', 'in', ids).select('id').execute();
  // Requests of an account that has been deleted in the meantime aren't stored.
  const rows = requests.filter(({ account_id }) => there.some(({ id }) => id === account_id));
  if (rows.length > 0) await db.insertInto('api_requests').values(rows).execute();
}

/** Deletes requests that are too old and, for these accounts, the oldest ones beyond the maximum. */
export async function prune(db: Db, accountIds: readonly number[], now: number): Promise<void> {
  await db
    .deleteFrom('api_requests')
    .where('at', '<', now - maxAgeSeconds)
    .execute();
  for (const accountId of accountIds) {
    const oldest = await db
      .selectFrom('api_requests')
      .where('account_id', '=', accountId)
      .select('id')
      .orderBy('id', 'desc')
      .offset(maxKept)
      .limit(1)
      .executeTakeFirst();
    if (oldest) {
      await db
        .deleteFrom('api_requests')
        .where('account_id', '=', accountId)
        .where('id', '<=', oldest.id)
        .execute();
    }
  }
}

/** HTTP statuses. `below` is exclusive. */
export interface RequestsFilter extends PageRequest {
  from: number;
  below: number;
}

/** Returns the newest first. */
export const page = (db: Db, accountId: number, { from, below, ...wanted }: RequestsFilter) =>
  selectPage(
    db
      .selectFrom('api_requests')
      .where('account_id', '=', accountId)
      .where('status', '>=', from)
      .where('status', '<', below)
      .selectAll()
      .orderBy('id', 'desc'),
    wanted,
  );
