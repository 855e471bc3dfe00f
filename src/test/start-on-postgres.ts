import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/store/database/database.ts';
import { addFullKey } from './records/add-full-key.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { addTargets, type Targets } from './random-visits.ts';
import { mainScript, type Process, startProcess } from './start-process.ts';
import { type Proxy, startProxy } from './start-proxy.ts';

/** The service in a process of its own, with a PostgreSQL that it reaches through a network that can be cut. */
export interface OnPostgres {
  postgres: Postgres;
  proxy: Proxy;
  targets: Targets;
  /** A full-access key of the account that owns the targets. */
  key: string;
  dataDir: string;
  /** Starts another process with the same database and folder. */
  start(environment?: Record<string, string>): Promise<Process>;
  /** Queries the database directly, without the proxy. */
  sql<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startOnPostgres(): Promise<OnPostgres> {
  const postgres = await startPostgres();
  const proxy = await startProxy(postgres.socket);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-faults-'));
  await postgres.run('create database waypost');
  const seed = await openDatabase({ url: postgres.url('waypost'), dataDir });
  const targets = await addTargets(seed);
  const key = 'a-key-for-faults';
  await addFullKey(seed, key);
  await seed.close();
  const running: Process[] = [];
  return {
    postgres,
    proxy,
    targets,
    key,
    dataDir,
    async start(environment = {}) {
      const service = await startProcess(mainScript, [], {
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/waypost`,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '900000',
        ...environment,
      });
      running.push(service);
      return service;
    },
    async sql<Row extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client(postgres.url('waypost'));
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      for (const service of running) await service.kill('SIGKILL');
      await proxy.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Locks a table against everyone else until the promise of `during` settles. */
export async function hold<T>(world: OnPostgres, table: string, during: () => Promise<T>): Promise<T> {
  const client = new pg.Client(world.postgres.url('waypost'));
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await during();
  } finally {
    await client.end();
  }
}
