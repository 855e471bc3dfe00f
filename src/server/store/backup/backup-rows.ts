import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { tablesOf } from './backup-format.ts';
import type { Db } from '#server/store/database/database.ts';

/** Number of rows held in memory. Rows with pictures are large. */
const rowsAtOnce = (columns: readonly string[]) => (columns.includes('bytes') ? 20 : 2000);

const columnsOf = (sqlite: DatabaseSync, table: string) =>
  sqlite
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

const hasIds = (columns: readonly string[]) => columns.includes('id');

/** Returns the sequence that generates the ids of a PostgreSQL table. Undefined if they aren't generated. */
async function sequenceOf(db: Db, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${table}, 'id') as sequence`.execute(db);
  return rows[0]?.sequence ?? undefined;
}

/** Fills the empty tables of a SQLite database with the rows that a transaction on PostgreSQL sees. */
export async function copyToSqlite(trx: Db, sqlite: DatabaseSync): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  sqlite.exec('pragma foreign_keys = off; pragma synchronous = off; begin');
  for (const table of tablesOf(sqlite)) {
    const columns = columnsOf(sqlite, table);
    sqlite.exec(`delete from "${table}"`);
    const places = columns.map(() => '?').join(', ');
    const add = sqlite.prepare(`insert into "${table}" (${columns.join(', ')}) values (${places})`);
    await sql`declare backup no scroll cursor for select ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Record<string, SQLInputValue>>`
        fetch ${sql.lit(rowsAtOnce(columns))} from backup`.execute(trx);
      for (const row of rows) add.run(...columns.map((name) => row[name] ?? null));
      if (rows.length === 0) break;
    }
    await sql`close backup`.execute(trx);
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
      trx,
    );
    counts[table] = Number(counted.rows[0]?.rows);
    const sequence = hasIds(columns) ? await sequenceOf(trx, table) : undefined;
    if (sequence !== undefined) await keepSequence(trx, sqlite, table, sequence);
  }
  sqlite.exec('commit');
  return counts;
}

/** Prevents ids of deleted records from being reused, so that old visits keep their targets. */
async function keepSequence(trx: Db, sqlite: DatabaseSync, table: string, sequence: string): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select last_value as last from ${sql.table(sequence)} where is_called`.execute(trx);
  const made = sqlite.prepare('select sql from sqlite_master where name = ?').get(table);
  if (rows[0] === undefined || !/autoincrement/i.test(String(made?.sql))) return;
  sqlite.prepare('delete from sqlite_sequence where name = ?').run(table);
  sqlite.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, rows[0].last);
}

/** Encodes bytes as PostgreSQL reads them. */
const inJson = (value: SQLOutputValue) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

/** Replaces the rows of the PostgreSQL tables, none of which is worth keeping, with those of a SQLite database. */
export async function copyToPostgres(sqlite: DatabaseSync, trx: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tablesOf(sqlite)) {
    const columns = columnsOf(sqlite, table);
    const list = sql.join(columns.map((name) => sql.ref(name)));
    const count = async () => {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
        trx,
      );
      return Number(rows[0]?.rows);
    };
    if ((await count()) > 0) await sql`delete from ${sql.table(table)}`.execute(trx);
    const add = (rows: readonly Record<string, SQLOutputValue>[]) => {
      const json = JSON.stringify(rows, (_, value: SQLOutputValue) => inJson(value));
      return sql`insert into ${sql.table(table)} (${list}) select ${list}
        from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(trx);
    };
    let rows: Record<string, SQLOutputValue>[] = [];
    for (const row of sqlite.prepare(`select * from "${table}"`).iterate()) {
      if (rows.push(row) < rowsAtOnce(columns)) continue;
      await add(rows);
      rows = [];
    }
    if (rows.length > 0) await add(rows);
    counts[table] = await count();
    const sequence = hasIds(columns) ? await sequenceOf(trx, table) : undefined;
    const last = lastIdOf(sqlite, table);
    if (sequence !== undefined && last > 0) await sql`select setval(${sequence}, ${last})`.execute(trx);
  }
  return counts;
}

/** Returns the last id that a table has assigned. */
function lastIdOf(sqlite: DatabaseSync, table: string): number {
  const given = sqlite.prepare('select seq from sqlite_sequence where name = ?').get(table);
  if (given) return Number(given.seq);
  if (!hasIds(columnsOf(sqlite, table))) return 0;
  return Number(sqlite.prepare(`select max(id) as last from "${table}"`).get()?.last ?? 0);
}
