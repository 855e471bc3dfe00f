import type { Compilable, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openingProblem } from './opening-problem.ts';
import type { Value } from './placeholder.ts';
import { postgresDatabase, unlimited } from './postgres.ts';
import type { Tables } from '#server/store/schema.ts';
import { databaseFile } from './private-files.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type Db = Kysely<Tables>;

/** Whether an answer may be given from memory while PostgreSQL is away. undefined: that there is no such row. */
export type Outlasts<Row> = (row: Row | undefined) => boolean;

/** How far a writer has got: it moves from one batch to the next, and by that no batch is added twice. */
export interface Mark {
  writer: string;
  /** The last batch that is in; 0: none. */
  before: number;
  now: number;
}

/** Where a database is, and how it is used. */
export interface Place {
  /** Of a PostgreSQL database (postgres://…); absent: SQLite. */
  url?: string | undefined;
  /** The folder of the SQLite file. */
  dataDir: string;
  /** To PostgreSQL, at most. */
  connections?: number | undefined;
  /** Of SQLite: whether a write is on the disk when it settles (`full`, unless given), or soon after. */
  durability?: 'full' | 'normal' | undefined;
  /** Beside the thread that answers: it may take the time to put SQLite's log into the file. */
  isAside?: boolean | undefined;
}

export interface Database {
  /** The folder and the files that others on the machine could read until they were opened. */
  madePrivate: readonly string[];
  dialect: 'sqlite' | 'postgres';
  /** For who opens it once more, in another thread. */
  place: Place;
  db: Db;
  /**
   * Compiles and prepares a read once, for the redirects. Answers at once on SQLite, with a promise on PostgreSQL.
   * Not for tables that are appended to. The rows may be shared with other callers.
   * @param outlasts absent: nothing does
   */
  prepare<Row extends object>(
    query: Compilable<Row>,
    outlasts?: Outlasts<Row>,
  ): (...values: Value[]) => Row[] | Promise<Row[]>;
  /**
   * Prepares appending to a table whose ids are given in order; what it returns adds many rows, all or none, each
   * with the values of `columns` in their order. It moves the mark with them, and tells whether it did: where the mark
   * is elsewhere, these rows were added before.
   */
  prepareAppend<Table extends keyof Tables & string>(
    table: Table,
    columns: readonly (keyof Tables[Table] & string)[],
  ): (rows: readonly Value[][], mark: Mark) => Promise<boolean>;
  /**
   * Must come before a transaction appends to such a table by other means than what was prepared, so that no id is seen
   * before a smaller one.
   */
  beforeAppend(transaction: Db): Promise<unknown>;
  /**
   * The largest id of such a table below which nothing can appear any more: every row up to it is committed, or
   * never will be. 0 when the table is empty.
   */
  settledId(table: keyof Tables & string): Promise<number>;
  close(): Promise<void>;
}

/** What a query needs that is written in another way for each. */
export type Means = Pick<Database, 'db' | 'dialect'>;

/** A database, without where it is. */
export type OpenedDatabase = Omit<Database, 'place'>;

/** Opens a database whose tables are there already. */
export const connectDatabase = (place: Place): Database => ({
  ...(place.url ? postgresDatabase(place.url, place.connections ?? 10) : sqliteDatabase(place)),
  place,
});

/**
 * Opens and migrates the database.
 * @throws Error that names the file or the server, and what to do
 */
export async function openDatabase(place: Place): Promise<Database> {
  try {
    return await open(place);
  } catch (error) {
    const problem = openingProblem(error, { ...place, file: databaseFile(place.dataDir) });
    throw problem === undefined ? error : new Error(problem, { cause: error });
  }
}

async function open(place: Place): Promise<Database> {
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
