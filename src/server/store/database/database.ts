import type { Compilable, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openingProblem } from './opening-problem.ts';
import type { Value } from './placeholder.ts';
import { postgresDatabase, unlimited } from './postgres.ts';
import type { Tables } from '#server/store/schema.ts';
import { databaseFile } from './private-files.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type Db = Kysely<Tables>;

/**
 * Returns whether a row may be served from memory while PostgreSQL is unavailable. Undefined means that there is no
 * such row.
 */
export type CanServeStale<Row> = (row: Row | undefined) => boolean;

/** A writer's progress. It advances from one batch to the next, so that no batch is added twice. */
export interface WriterProgress {
  writer: string;
  /** The last batch that was added. 0 if there is none. */
  before: number;
  now: number;
}

/** Where a database is, and how it is used. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL database (postgres://…). Omitted for SQLite. */
  url?: string | undefined;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** Maximum number of connections to PostgreSQL. */
  connections?: number | undefined;
  /** SQLite only: whether a write is on the disk when it settles (`full`, the default), or soon after. */
  durability?: 'full' | 'normal' | undefined;
  /**
   * Whether it's used outside the thread that responds to requests. It may then take the time to checkpoint SQLite's
   * log into the file.
   */
  isAside?: boolean | undefined;
}

export interface Database {
  /** The folder and files that other users of the machine could read until they were opened. */
  madePrivate: readonly string[];
  dialect: 'sqlite' | 'postgres';
  /** Lets another thread open the same database. */
  place: DatabaseOptions;
  db: Db;
  /**
   * Compiles and prepares a read once, for redirects. Returns rows immediately on SQLite, and a promise on PostgreSQL.
   * Not for tables that are appended to. The rows may be shared with other callers.
   * @param outlasts if omitted, no row is served from memory
   */
  prepare<Row extends object>(
    query: Compilable<Row>,
    outlasts?: CanServeStale<Row>,
  ): (...values: Value[]) => Row[] | Promise<Row[]>;
  /**
   * Prepares appending to a table whose ids are assigned in order. The returned function adds many rows, all or none,
   * each with the values of `columns` in order. It advances the mark along with them, and returns whether it did. If
   * the mark has another value, these rows were added before.
   */
  prepareAppend<Table extends keyof Tables & string>(
    table: Table,
    columns: readonly (keyof Tables[Table] & string)[],
  ): (rows: readonly Value[][], mark: WriterProgress) => Promise<boolean>;
  /**
   * Must be called before a transaction appends to such a table in any way other than the prepared one, so that no id
   * is seen before a smaller one.
   */
  beforeAppend(transaction: Db): Promise<unknown>;
  /**
   * Returns the largest id of such a table below which nothing can appear anymore. Every row up to it is committed, or
   * never will be. Returns 0 if the table is empty.
   */
  settledId(table: keyof Tables & string): Promise<number>;
  close(): Promise<void>;
}

/** What a query needs if it's written differently for each database. */
export type DialectDb = Pick<Database, 'db' | 'dialect'>;

export type OpenedDatabase = Omit<Database, 'place'>;

/** Opens a database whose tables already exist. */
export const connectDatabase = (place: DatabaseOptions): Database => ({
  ...(place.url ? postgresDatabase(place.url, place.connections ?? 10) : sqliteDatabase(place)),
  place,
});

/**
 * Opens and migrates the database.
 * @throws Error that names the file or the server, and what to do
 */
export async function openDatabase(place: DatabaseOptions): Promise<Database> {
  try {
    return await open(place);
  } catch (error) {
    const problem = openingProblem(error, { ...place, file: databaseFile(place.dataDir) });
    throw problem === undefined ? error : new Error(problem, { cause: error });
  }
}

async function open(place: DatabaseOptions): Promise<Database> {
  const database = connectDatabase(place);
  try {
    if (place.url) await unlimited(place.url, (db) => migrate(db, 'postgres'));
    else await migrate(database.db, database.dialect);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
