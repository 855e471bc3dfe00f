import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Postgres, startPostgres } from '#test/postgres.ts';

export interface BenchDatabase {
  title: 'SQLite' | 'PostgreSQL';
  dataDir: string;
  url?: string;
  /** The database's server, if it has one. */
  postgres?: Postgres;
}

/** Runs the same on a fresh SQLite file and a fresh PostgreSQL, one after the other. */
export async function onEachDatabase<Result>(
  run: (place: BenchDatabase) => Promise<Result>,
): Promise<Result[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
  const postgres = await startPostgres();
  try {
    await postgres.run('create database bench');
    return [
      await run({ title: 'SQLite', dataDir }),
      await run({ title: 'PostgreSQL', dataDir, url: postgres.url('bench'), postgres }),
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the settings of a service with this database. */
export const settingsOf = ({ dataDir, url = '' }: BenchDatabase) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  RATE_LIMIT: '999999',
  LOG_LEVEL: 'error',
});
