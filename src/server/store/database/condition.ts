import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrationNames } from './migrate.ts';

/** The condition of a database, determined without changing it. */
export interface Condition {
  /** How its tables compare with those that this version works with. */
  tables: 'current' | 'older' | 'newer';
  /** What is damaged. Only SQLite can be checked. */
  damage?: string;
  /** The server's own clock, in Unix seconds. SQLite has none. */
  clock?: number;
  /** Time of the latest recorded visit, in Unix seconds. */
  latestVisit?: number;
  /** In bytes. */
  size: number;
}

async function tablesOf({ db }: Database): Promise<Condition['tables']> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !migrationNames.includes(name))) return 'newer';
  return rows.length < migrationNames.length ? 'older' : 'current';
}

async function askSqlite({ db }: Database): Promise<Pick<Condition, 'size' | 'damage'>> {
  const pages = await sql<{ size: number }>`
    select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(db);
  const checked = await sql<{ quick_check: string }>`select quick_check from pragma_quick_check`.execute(db);
  const found = checked.rows[0]?.quick_check ?? 'ok';
  return { size: Number(pages.rows[0]?.size), ...(found !== 'ok' && { damage: found }) };
}

async function askPostgres({ db }: Database): Promise<Pick<Condition, 'size' | 'clock'>> {
  const { rows } = await sql<{ size: string; clock: string }>`
    select pg_database_size(current_database()) as size, extract(epoch from clock_timestamp()) as clock`.execute(
    db,
  );
  return { size: Number(rows[0]?.size), clock: Number(rows[0]?.clock) };
}

/** @throws if the database can’t be queried. It may have no tables at all. */
export async function conditionOf(database: Database): Promise<Condition> {
  const asked = await (database.dialect === 'sqlite' ? askSqlite(database) : askPostgres(database));
  const tables = await tablesOf(database);
  const latest = await database.db
    .selectFrom('visits')
    .select('at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...asked, tables, ...(latest && { latestVisit: Number(latest.at) }) };
}

/** Returns branded domains that are in use, latest first. */
export async function someDomains({ db }: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('domains')
    .select(['scheme', 'host'])
    .whereRef('host_key', '=', 'host')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ scheme, host }) => `${scheme}://${host}`);
}
