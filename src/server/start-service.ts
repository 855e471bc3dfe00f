import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, databaseOf } from './config.ts';
import { buildGatewayApp } from './gateway/gateway-app.ts';
import { viteDashboard } from './http/dashboard-dev.ts';
import { systemdSocket } from './http/systemd-socket.ts';
import { packageFolder } from './paths.ts';
import { now } from './rules/clock.ts';
import { publicUrlOf } from './rules/public-url.ts';
import { hashSecret, newSecret } from './rules/secrets.ts';
import * as accounts from './store/account.ts';
import { onRestore } from './store/backup/on-restore.ts';
import { restoreEnded } from './store/backup/restore-request.ts';
import { type Database, type Db, openDatabase } from './store/database/database.ts';
import * as setupTokens from './store/setup-tokens.ts';

/** The folder of the built dashboard. */
const folder = path.join(packageFolder, 'dist');

/** Returns the addresses to open. With an empty database they include the one that creates the first account. */
async function firstAddress(db: Db, config: Config, publicUrl: string): Promise<string> {
  if (config.REGISTRATION !== 'first' || !(await accounts.isEmpty(db)))
    return `Waypost is at ${publicUrl}/app/`;
  const token = newSecret('setup');
  await setupTokens.add(db, hashSecret(token), now());
  // After the #, the token isn't sent to any server and doesn't appear in logs.
  return `Waypost is at ${publicUrl}/app/\nCreate the first account at ${publicUrl}/app/setup#${token}`;
}

/** Finds an unused port, since the service's addresses must be known before it listens. */
function freePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, host, () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}

/** Listens at HOST and PORT, or at the socket that stays open while the service restarts. */
async function listen(app: FastifyInstance, { HOST }: Config, port: number): Promise<void> {
  const fd = systemdSocket(process.env);
  // For localhost, Fastify would open a second socket.
  const place = fd === undefined ? { port, host: HOST } : { fd, host: '127.0.0.1' };
  await app.listen(place);
}

/** Maximum time that stopping waits for requests in progress, in ms. Docker kills the service after ten seconds. */
const requestTimeout = 5000;
/** Maximum time that stopping takes in all, even if a statement hangs, in ms. */
const shutdownTimeout = 8000;

/**
 * Time for a proxy to use each of its kept connections once more, in ms. The response says that the connection will be
 * closed.
 */
const drainTime = 1000;

/** Without draining, the next request and the close could cross, and proxies may not resend requests that write. */
async function drain({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await sleep(drainTime);
}

interface Running {
  app: FastifyInstance;
  database?: Database;
  /** Returns the same promise on every call. */
  close(): Promise<void>;
}

/** Completes the requests in progress, writes pending visits, and closes the database. */
async function close(app: FastifyInstance, behindProxy: boolean, database?: Database): Promise<void> {
  if (behindProxy) await drain(app);
  // A connection only becomes idle after its last request, and would then be kept for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const patience = setTimeout(() => app.server.closeAllConnections(), requestTimeout);
  await app.close();
  clearInterval(idle);
  clearTimeout(patience);
  await database?.close();
}

function runningOf<Kind extends Database | undefined>(
  app: FastifyInstance,
  { TRUST_PROXY }: Config,
  database: Kind,
) {
  let closing: Promise<void> | undefined;
  return { app, database, close: () => (closing ??= close(app, TRUST_PROXY !== false, database)) };
}

/**
 * Shuts down the service and the process on a signal.
 * @param running returns undefined while nothing runs because a backup is being restored
 */
function shutDownOnSignal(running: () => Pick<Running, 'app' | 'close'> | undefined): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const current = running();
    if (!current) process.exit(0);
    setTimeout(() => {
      current.app.log.warn('Couldn’t finish everything in time. The service ends.');
      process.exit(0);
    }, shutdownTimeout).unref();
    void current.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Exit code for a temporary failure, after which systemd starts the service again. */
const tempFailExitCode = 75;

/**
 * Runs a service that continues with the data restored into its database. It closes the old database and opens the new
 * one.
 * @param start opens the database and listens
 */
async function runAcrossRestores<Service extends Required<Running>>(
  start: () => Promise<Service>,
  { DATA_DIR }: Config,
): Promise<Service> {
  const first = await start();
  let running: Service | undefined = first;
  shutDownOnSignal(() => running);
  const goOn = async (previous: Service) => {
    previous.app.log.info('A backup is being restored.');
    await previous.close();
    running = undefined;
    await restoreEnded(DATA_DIR);
    // A socket passed by systemd is closed with the service. New connections wait in systemd's own copy.
    if (systemdSocket(process.env) !== undefined) process.exit(tempFailExitCode);
    running = await start();
    running.app.log.info('The service goes on with the restored data.');
    follow(running);
  };
  const follow = (current: Service) =>
    onRestore(current.database, () => {
      goOn(current).catch((error: unknown) => {
        console.error(startFailureMessage(error));
        process.exit(1);
      });
    });
  follow(first);
  return first;
}

/**
 * Starts the service, and stops it on a signal.
 * @param development serves the dashboard from its sources
 * @returns the addresses to print
 */
export async function startService(config: Config, development: boolean): Promise<string> {
  const port = config.PORT || (await freePort(config.HOST));
  const site = { publicUrl: publicUrlOf({ ...config, PORT: port }) };
  const dashboard = development ? viteDashboard : { folder };
  if (config.UPSTREAM_URL !== undefined) {
    const app = await buildGatewayApp({ config, site, dashboard });
    const running = runningOf(app, config, undefined);
    shutDownOnSignal(() => running);
    await listen(app, config, port);
    return `Waypost is at ${site.publicUrl}/app/\nIts data comes from ${config.UPSTREAM_URL}`;
  }
  const start = async () => {
    const database = await openDatabase(databaseOf(config));
    const { app } = await buildApp({
      config,
      database,
      site,
      checksAnswers: development,
      dashboard,
      docs: path.join(folder, 'docs'),
    });
    if (database.madePrivate.length > 0)
      app.log.warn(
        { files: database.madePrivate },
        'Others on this machine could read the data. It is private now.',
      );
    await listen(app, config, port);
    return runningOf(app, config, database);
  };
  const { database } = await runAcrossRestores(start, config);
  return firstAddress(database.db, config, site.publicUrl);
}

function problemIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { syscall, code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    /** The name that couldn't be resolved. */
    hostname?: string;
  };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. End that program, or set PORT to another number.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `This user can’t use port ${port}. Set PORT to 1024 or higher.`;
  // A machine without a resolver can't determine whether any name has an address.
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${address ?? hostname ?? ''} isn’t an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all.`;
  return error.message;
}

/** Returns a sentence about why the service can’t start and what to do, or else the error's message. */
export const startFailureMessage = (error: unknown) => `Waypost couldn’t start. ${problemIn(error)}`;
