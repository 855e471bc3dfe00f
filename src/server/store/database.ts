import type { SQLInputValue } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { orderOf, type Value } from './placeholder.ts';
import { createPreparedReads } from './prepared-reads.ts';
import type { Tables } from './schema.ts';
import { NodeSqliteDialect, openSqlite } from './sqlite.ts';

export type Db = Kysely<Tables>;

export interface Database {
  dialect: 'sqlite' | 'postgres';
  db: Db;
  /**
   * Compiles and prepares a read once, for the redirects. Answers at once on SQLite, with a promise on PostgreSQL.
   * Not for tables that are appended to. The rows may be shared with other callers.
   */
  prepare<Row>(query: Compilable<Row>): (...values: Value[]) => Row[] | Promise<Row[]>;
  /**
   * Prepares appending to a table whose ids are given in order; what it returns adds many rows, all or none, each
   * with the values of `columns` in their order.
   */
  prepareAppend<Table extends keyof Tables & string>(
    table: Table,
    columns: readonly (keyof Tables[Table] & string)[],
  ): (rows: readonly Value[][]) => Promise<void>;
  /**
   * The largest id of such a table below which nothing can appear any more: every row up to it is committed, or
   * never will be. 0 when the table is empty.
   */
  settledId(table: keyof Tables & string): Promise<number>;
  close(): Promise<void>;
}

function sqliteDatabase(file: string): Database {
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = openSqlite(file);
  const reads = createPreparedReads(file, writer);
  const db: Db = new Kysely({
    dialect: new NodeSqliteDialect(writer),
    log({ query }) {
      if (query.query.kind !== 'SelectQueryNode') reads.forget();
    },
  });
  return {
    dialect: 'sqlite',
    db,
    prepare: reads.prepare,
    prepareAppend(table, columns) {
      const places = columns.map(() => '?').join(', ');
      const statement = writer.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
      // Held while no other transaction is open on the connection; within, nothing waits.
      return (rows) =>
        db.connection().execute(async () => {
          writer.exec('begin immediate');
          try {
            for (const row of rows) statement.run(...(row as SQLInputValue[]));
            writer.exec('commit');
          } catch (error) {
            if (writer.isTransaction) writer.exec('rollback');
            throw error;
          }
        });
    },
    // Writers go one after the other here, so ids are committed in their order.
    settledId: (table) => largestId(db, table),
    async close() {
      reads.close();
      await db.destroy();
      if (writer.isOpen) writer.close();
    },
  };
}

async function largestId(db: Db, table: keyof Tables & string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

/**
 * An id is given when a row is written and seen when it is committed, so a larger one can be seen first. Appending
 * shares this advisory lock until it is committed; whoever holds it alone knows that no append is under way.
 */
const appending = 'hashtext($$waypost appends$$)';

/** bigint columns as numbers: times and counts stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, types, connectionTimeoutMillis: 5000, max: 10 });
  // Without a listener an idle connection that breaks would end the process; the next query reconnects or fails.
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  let prepared = 0;
  return {
    dialect: 'postgres',
    db,
    prepare<Row>(query: Compilable<Row>) {
      const compiled = query.compile();
      const order = orderOf(compiled);
      const name = `waypost_${++prepared}`;
      return async (...values) =>
        (await pool.query<Row & pg.QueryResultRow>({ name, text: compiled.sql, values: order(values) })).rows;
    },
    prepareAppend(table, columns) {
      const list = columns.join(', ');
      const name = `waypost_${++prepared}`;
      // One statement, so one round trip for any number of rows. The lock is taken before a row gets its id.
      const text = `with lock as materialized (select pg_advisory_xact_lock_shared(${appending}))
        insert into ${table} (${list})
        select ${columns.map((column) => `row.${column}`).join(', ')}
        from lock, json_populate_recordset(null::${table}, $1::json) as row`;
      return async (rows) => {
        const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
        await pool.query({ name, text, values: [JSON.stringify(records)] });
      };
    },
    settledId: (table) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.raw(appending)})`.execute(transaction);
        return largestId(transaction, table);
      }),
    close: () => db.destroy(),
  };
}

/**
 * Opens and migrates the database.
 * @param where `url` of a PostgreSQL database (postgres://…), else `dataDir`, the folder of the SQLite file.
 */
export async function openDatabase(where: { url?: string | undefined; dataDir: string }): Promise<Database> {
  const database = where.url
    ? postgresDatabase(where.url)
    : sqliteDatabase(path.join(where.dataDir, 'waypost.db'));
  try {
    await migrate(database.db, database.dialect);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const awayCodes = /^(ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|57P0|08|53300)/;

/** Whether an error says that the database can't be reached now, rather than that a query is wrong. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code)) return true;
  // Another process has held SQLite's write lock for longer than our patience.
  if ('errcode' in error && (error.errcode === 5 || error.errcode === 6)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|connection timeout/i.test(
    error.message,
  );
}
