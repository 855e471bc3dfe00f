import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/store/database/database.ts';
import { type Postgres, startPostgres } from '#test/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL database, with NAME in place of its name. */
    postgres: string;
  }
}

let postgres: Postgres | undefined;

/** Starts one PostgreSQL for all files of a run, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  await postgres.run('create database migrated');
  await (await openDatabase({ url: postgres.url('migrated'), dataDir: '' })).close();
  project.provide('postgres', postgres.url('NAME'));
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
