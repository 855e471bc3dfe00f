import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from '#server/store/schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { unsynced } from './sqlite-syncing.ts';
import { createWriting } from './sqlite-writing.ts';
import { openSqlite } from './sqlite.ts';

/** Brings a SQLite file that nothing else has open to a migration, by default the latest. The file may be empty. */
export async function migrateFile(file: string, to?: string): Promise<void> {
  const writer = openSqlite(file);
  const writing = createWriting(writer, unsynced, () => undefined);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer, reader: () => writer, writing }) });
  try {
    await migrate(db, 'sqlite', to);
  } finally {
    await db.destroy();
    writer.close();
  }
}
