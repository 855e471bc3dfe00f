import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { addMigratedFile } from './migrated-file.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** The options of openDatabase. */
export interface Place {
  url?: string;
  dataDir: string;
}

/**
 * Describes the same tests twice: with SQLite in a temporary folder, and with a real PostgreSQL.
 * @param tests gets `open`, which opens a fresh, migrated database and closes it after the test, and `place`, which
 * creates one without opening it, for tests that open it twice or from another process.
 */
export function eachDatabase(
  tests: (open: () => Promise<Database>, place: () => Promise<Place>) => void,
): void {
  describe('SQLite', () => {
    const folders: string[] = [];
    const place = async () => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-db-'));
      folders.push(dataDir);
      return { dataDir };
    };
    const removeFolders = async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
    };
    const migrated = async () => {
      const made = await place();
      await addMigratedFile(made.dataDir);
      return made;
    };
    tests(closedAfterTest(migrated, removeFolders), place);
  });

  describe('PostgreSQL', () => {
    let postgres: Postgres | undefined;
    let made = 0;
    const names: string[] = [];
    const running = () => {
      if (!postgres) throw new Error('PostgreSQL runs only during tests.');
      return postgres;
    };
    beforeAll(async () => {
      postgres = await startPostgres();
      await postgres.run('create database migrated');
      await (await openDatabase({ url: postgres.url('migrated'), dataDir: '' })).close();
    }, 60_000);
    afterAll(() => postgres?.stop(), 30_000);
    const place = async () => {
      const name = `test${++made}`;
      await running().run(`create database ${name} template migrated`);
      names.push(name);
      return { url: running().url(name), dataDir: '' };
    };
    const dropDatabases = async () => {
      for (const name of names.splice(0)) await running().run(`drop database ${name} with (force)`);
    };
    tests(closedAfterTest(place, dropDatabases), place);
  });
}

/**
 * Returns a function that opens a new database. After each test, everything opened is closed and the databases are
 * removed.
 */
function closedAfterTest(place: () => Promise<Place>, remove: () => Promise<void>) {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await remove();
  });
  return async () => {
    const database = await openDatabase(await place());
    opened.push(database);
    return database;
  };
}
