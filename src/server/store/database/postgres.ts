import { setTimeout as sleep } from 'node:timers/promises';
import { type Compilable, Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Db, OpenedDatabase, CanServeStale } from './database.ts';
import { jsonOf } from './json-rows.ts';
import { largestId } from './largest-id.ts';
import { createLastKnown } from '#server/store/last-known.ts';
import { orderOf, type Value } from './placeholder.ts';
import { RollbackTolerantDialect } from './postgres-dialect.ts';
import { createPool, requestTimeouts, visitorTimeouts } from './postgres-pool.ts';
import { createAvailability } from './postgres-availability.ts';
import { DatabaseUnavailable, isTimeout, failureOf } from './database-failure.ts';

/**
 * A row gets its id when it's written but becomes visible when it's committed, so a larger id can be visible first.
 * Appends share this advisory lock until they're committed. A transaction that holds it exclusively knows that no
 * append is in progress.
 */
const appending = 'hashtext($$waypost appends$$)';

/** Maximum time that closing waits for running statements, in ms. */
const closeTimeoutMs = 2000;

/** A query that fails within this time, in ms, can be retried without a noticeable delay. */
const quick = 1000;

/** @param connections maximum for both pools together */
export function postgresDatabase(url: string, connections: number): OpenedDatabase {
  // The pools are separate, so that a dashboard that requests a lot delays no visitor.
  const visitors = createPool(url, Math.ceil(connections / 2), visitorTimeouts);
  const requests = createPool(url, Math.floor(connections / 2), requestTimeouts);
  const lastKnown = createLastKnown();
  const db: Db = new Kysely({
    dialect: new RollbackTolerantDialect({ pool: requests.pool }),
    log: ({ query }) => lastKnown.noticed(query),
  });
  const reach = createAvailability(() => visitors.pool.query('select 1'));
  /** Retries a query that is safe to repeat if the connection broke. The next connection may work. */
  const ask = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> => {
    if (reach.awaySince() !== undefined) throw new DatabaseUnavailable();
    const began = performance.now();
    try {
      return (await visitors.pool.query<Row>(query)).rows;
    } catch (error) {
      if (failureOf(error) !== 'away' || performance.now() - began > quick) throw error;
      return (await visitors.pool.query<Row>(query)).rows;
    }
  };
  let prepared = 0;
  return {
    madePrivate: [],
    dialect: 'postgres',
    db,
    prepare<Row extends object>(query: Compilable<Row>, outlasts?: CanServeStale<Row>) {
      const compiled = query.compile();
      const order = orderOf(compiled);
      const name = `waypost_${++prepared}`;
      const known = outlasts && lastKnown.ofRead();
      return async (...values: Value[]) => {
        try {
          const rows = await ask<Row>({ name, text: compiled.sql, values: order(values) });
          if (known && (rows.length === 0 ? outlasts(undefined) : rows.every(outlasts)))
            known.keep(values, rows);
          return rows;
        } catch (error) {
          const trouble = failureOf(error);
          if (trouble === 'away' || isTimeout(error)) reach.lost();
          const rows = trouble && known?.find(values, reach.awaySince() ?? Date.now());
          if (!rows) throw error;
          return rows as Row[];
        }
      };
    },
    prepareAppend(table, columns) {
      const list = columns.join(', ');
      const name = `waypost_${++prepared}`;
      // This is one statement, so it takes one round trip for any number of rows. The lock is taken before a row gets
      // its id. If the mark has another value than expected, nothing is inserted.
      const text = `with lock as materialized (select pg_advisory_xact_lock_shared(${appending})),
        mark as (
          insert into batches (writer, batch, at) values ($2, $4, $5)
          on conflict (writer) do update set batch = excluded.batch, at = excluded.at where batches.batch = $3
          returning writer
        )
        insert into ${table} (${list})
        select ${columns.map((column) => `row.${column}`).join(', ')}
        from lock, mark, json_populate_recordset(null::${table}, $1::json) as row`;
      return async (rows, { writer, before, now }) => {
        const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
        const at = Math.floor(Date.now() / 1000);
        const values = [jsonOf(records), writer, before, now, at];
        const { rowCount } = await visitors.pool.query({ name, text, values });
        return (rowCount ?? 0) > 0;
      };
    },
    beforeAppend: (transaction) =>
      sql`select pg_advisory_xact_lock_shared(${sql.raw(appending)})`.execute(transaction),
    settledId: (table) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.raw(appending)})`.execute(transaction);
        return largestId(transaction, table);
      }),
    async close() {
      const ended = Promise.all([db.destroy(), visitors.pool.end()]);
      await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
      visitors.abandon();
      requests.abandon();
    },
  };
}

/**
 * Runs work that may take any time, such as a migration, on connections of its own.
 * @param schema where tables are looked up and created. Undefined means the server's default.
 */
export async function unlimited<Result>(
  url: string,
  run: (db: Db) => Promise<Result>,
  schema?: string,
): Promise<Result> {
  const { pool } = createPool(url, 2, undefined, schema);
  const db: Db = new Kysely({ dialect: new RollbackTolerantDialect({ pool }) });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}
