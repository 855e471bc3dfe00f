import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Db, OpenedDatabase, DatabaseOptions } from './database.ts';
import { largestId } from './largest-id.ts';
import { createPreparedReads } from './prepared-reads.ts';
import { lockFolderShared } from '#server/store/backup/folder-use.ts';
import { databaseFile, keepPrivate } from './private-files.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { createSyncing, unsynced } from './sqlite-syncing.ts';
import { createWriting } from './sqlite-writing.ts';
import { openSqlite } from './sqlite.ts';

/** Maximum time that a visitor waits for other writers, in ms. The visit then goes into the journal. */
const visitorTimeoutMs = 1000;

/** Opens the file without migrating it. Creates it if it's missing. */
export function sqliteDatabase(place: DatabaseOptions): OpenedDatabase {
  const madePrivate = keepPrivate(place.dataDir);
  // A thread shares the use of its process.
  const use = place.isAside ? undefined : lockFolderShared(place.dataDir);
  try {
    return openedDatabase(place, madePrivate, () => use?.end());
  } catch (error) {
    use?.end();
    throw error;
  }
}

function openedDatabase(place: DatabaseOptions, madePrivate: string[], ended: () => void): OpenedDatabase {
  const file = databaseFile(place.dataDir);
  const writer = openSqlite(file, { movesLog: place.isAside });
  let opened: DatabaseSync | undefined;
  const reader = () => (opened ??= openSqlite(file, { readOnly: true }));
  const reads = createPreparedReads(writer, reader);
  const syncing = place.durability === 'normal' ? unsynced : createSyncing(file);
  const writing = createWriting(writer, syncing, reads.forget);
  const db: Db = new Kysely({ dialect: sqliteDialect({ writer, reader, writing }) });
  return {
    madePrivate,
    dialect: 'sqlite',
    db,
    prepare: reads.prepare,
    prepareAppend(table, columns) {
      const places = columns.map(() => '?').join(', ');
      const statement = writer.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
      const move = writer.prepare(`insert into batches (writer, batch, at) values (?, ?, ?)
        on conflict (writer) do update set batch = excluded.batch, at = excluded.at where batches.batch = ?`);
      return async (rows, { writer: name, before, now }) => {
        const transaction = await writing.begin(visitorTimeoutMs);
        try {
          const { changes } = move.run(name, now, Math.floor(Date.now() / 1000), before);
          if (changes > 0) for (const row of rows) statement.run(...(row as SQLInputValue[]));
          await transaction.commit();
          return changes > 0;
        } catch (error) {
          transaction.rollback();
          throw error;
        }
      };
    },
    // SQLite's writers run one after the other, so ids are committed in order.
    beforeAppend: async () => undefined,
    settledId: (table) => largestId(db, table),
    async close() {
      await db.destroy();
      await syncing.close();
      opened?.close();
      if (writer.isOpen) writer.close();
      ended();
    },
  };
}
