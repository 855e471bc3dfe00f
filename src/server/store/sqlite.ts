import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Opens a database file as the service wants it: WAL, foreign keys, and patience with other processes. */
export function openSqlite(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const sqlite = new DatabaseSync(file, options);
  sqlite.exec('pragma busy_timeout = 5000');
  if (!options.readOnly) sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal');
  sqlite.exec('pragma foreign_keys = on; pragma temp_store = memory');
  return sqlite;
}

/** The part of better-sqlite3 that Kysely speaks to, over node:sqlite, with its prepared statements kept. */
function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepare = (sql: string) => {
    const statement: StatementSync = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = prepare(sql);
      // Queries with lists have as many texts as lengths: the oldest make room.
      if (kept.size >= 500) for (const oldest of kept.keys().take(100)) kept.delete(oldest);
      kept.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Transactions take the write lock at once: one that read first and wrote later would fail where another process
 * wrote in between, however patient it is.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** With immediate transactions, one around all migrations is the lock that keeps a second process waiting. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(sqlite: DatabaseSync) {
    const database = asKyselyDatabase(sqlite);
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
