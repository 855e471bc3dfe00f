import { sql } from 'kysely';
import type { Database, Db } from '#server/store/database/database.ts';
import { isRestoreRequested } from './restore-request.ts';

/** Interval between checks, in ms. */
const period = 1000;

/** Returns the id of the schema that holds the tables. A restore puts another schema under the same name. */
async function schemaOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select to_regnamespace(current_schema())::oid::text as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/**
 * Calls `restored` once when a restore requests to replace the data (SQLite), or has replaced it (PostgreSQL). The
 * caller then closes the database and opens it again.
 */
export function onRestore({ db, dialect, place }: Database, restored: () => void): void {
  let schema: string | undefined;
  const isRestored = async () => {
    if (dialect === 'sqlite') return isRestoreRequested(place.dataDir);
    const found = await schemaOf(db);
    schema ??= found;
    return found !== schema;
  };
  const look = async () => {
    // The check fails while PostgreSQL is unavailable, and after the service has ended. Neither is a restore.
    if (await isRestored().catch(() => false)) restored();
    else setTimeout(() => void look(), period).unref();
  };
  void look();
}
