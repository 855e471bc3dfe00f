import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Transaction, retryWhileBusy, writeTimeoutMs, type Writing } from './sqlite-writing.ts';

export interface SqliteConnections {
  /** The connection for all writes of this thread. */
  writer: DatabaseSync;
  /** Returns a connection that only sees committed data. */
  reader(): DatabaseSync;
  writing: Writing;
}

/** Caches the prepared statements of one connection. */
function createStatements(sqlite: DatabaseSync) {
  // Queries with lists have a text for each length, so the least recently used statements are dropped.
  const kept = new LRUCache<string, StatementSync>({ max: 500, memoMethod: (text) => sqlite.prepare(text) });
  return (text: string): StatementSync => kept.memo(text);
}

type Prepare = ReturnType<typeof createStatements>;

function run<Row>(prepare: Prepare, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));

/**
 * Runs Kysely over node:sqlite. Reads never wait. While a transaction is open, reads outside it see what was committed
 * before. Writes run one at a time.
 */
class NodeSqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #open = new WeakMap<DatabaseConnection, Transaction>();
  readonly #latest: Prepare;
  #committed: Prepare | undefined;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
    this.#latest = createStatements(connections.writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const executeQuery = <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query);
    const connection: DatabaseConnection = {
      executeQuery,
      async *streamQuery<Row>(query: CompiledQuery) {
        yield await executeQuery<Row>(query);
      },
    };
    return connection;
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, writing } = this.#connections;
    if (this.#open.has(connection)) return run(this.#latest, query);
    if (!isRead(query)) return writing.alone(() => run(this.#latest, query));
    return retryWhileBusy(() => {
      // Otherwise the writer is faster, since it keeps its pages. Every commit makes other connections read them again.
      if (!writer.isTransaction) return run(this.#latest, query);
      this.#committed ??= createStatements(reader());
      return run(this.#committed, query);
    }, performance.now() + writeTimeoutMs);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#open.set(connection, await this.#connections.writing.begin());
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#open.get(connection)?.commit();
    this.#open.delete(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#open.get(connection)?.rollback();
    this.#open.delete(connection);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Transactions are immediate, so one around all migrations is the lock that makes a second process wait. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself queues writers, so that readers needn't wait for them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const sqliteDialect = (connections: SqliteConnections): Dialect => ({
  createDriver: () => new NodeSqliteDriver(connections),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
