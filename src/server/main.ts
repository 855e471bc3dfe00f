import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { viteDashboard } from './http/dashboard-dev.ts';
import { now } from './http/clock.ts';
import { publicUrlOf } from './http/public-url.ts';
import { hashSecret, newSecret } from './http/secrets.ts';
import * as accounts from './store/account.ts';
import { type Database, type Db, openDatabase } from './store/database.ts';
import * as setupTokens from './store/setup-tokens.ts';

const development = process.argv.includes('--dev');
const folder = path.resolve(import.meta.dirname, '../../dist');

/** What to open first: on an empty database the address where the first account is made. */
async function firstAddress(db: Db, config: Config, publicUrl: string): Promise<string> {
  if (config.REGISTRATION !== 'first' || !(await accounts.isEmpty(db)))
    return `Waypost is at ${publicUrl}/app/`;
  const token = newSecret('setup');
  await setupTokens.add(db, hashSecret(token), now());
  // Behind the #, the token is sent to no server and stands in no log.
  return `Waypost is at ${publicUrl}/app/\nMake the first account at ${publicUrl}/app/setup#${token}`;
}

/** A port that nobody uses: the addresses of the service must be known before it listens. */
function freePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, host, () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}

/** Finishes the requests under way, writes the visits that are pending, then closes the database. */
async function close(app: FastifyInstance, database: Database): Promise<void> {
  // A connection whose last request was still under way is idle only afterwards, and would be kept for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const patience = setTimeout(() => app.server.closeAllConnections(), 10_000);
  await app.close();
  clearInterval(idle);
  clearTimeout(patience);
  await database.close();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const port = config.PORT || (await freePort(config.HOST));
  const site = { publicUrl: publicUrlOf({ ...config, PORT: port }) };
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const { app } = await buildApp({
    config,
    database,
    site,
    checksAnswers: development,
    dashboard: development ? viteDashboard : { folder },
  });

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= close(app, database).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  await app.listen({ port, host: config.HOST });
  console.log(await firstAddress(database.db, config, site.publicUrl));
}

try {
  await start();
} catch (error) {
  console.error(`Waypost did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
