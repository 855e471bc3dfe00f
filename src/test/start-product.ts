import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { memoryOf, socketsOf } from './memory-of.ts';

/** The product as its users run it: built, in a process of its own, on an empty database. */
export interface Product {
  /** Where it listens, such as http://127.0.0.1:40123. */
  url: string;
  /** The one-time address where the first account is made; empty where REGISTRATION is not `first`. */
  setupUrl: string;
  /** Where its database lies. */
  folder: string;
  /** Megabytes in memory, of all its processes. */
  memory(): number;
  /** How many connections its service holds, those that it listens at included. */
  sockets(): number;
  /** Runs `waypost …` over the same data, and reads the JSON that it prints. */
  waypost<T>(...words: string[]): Promise<T>;
  stop(): Promise<void>;
}

type Service = ChildProcessByStdio<null, Readable, Readable>;

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** @param env settings; those not given are what they are for everyone, the limit of requests included */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-e2e-'));
  const settings = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env };
  const service = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasSetup = (env['REGISTRATION'] ?? 'first') === 'first';
  const printed = await addressesFrom(service, hasSetup ? /account at \S+\n/ : /at \S+\n/);
  const [url, setupUrl = ''] = [/at (http\S+)\/app\/\s/, /account at (http\S+)/].map(
    (form) => form.exec(printed)?.[1],
  );
  if (url === undefined || (hasSetup && setupUrl === ''))
    throw new Error(`The service printed no address: ${printed}`);
  return {
    url,
    setupUrl,
    folder,
    memory: () => memoryOf(service.pid ?? 0),
    sockets: () => socketsOf(service.pid ?? 0),
    async waypost<T>(...words: string[]) {
      const command = ['src/server/cli.ts', ...words, '--json'];
      const { stdout } = await run(process.execPath, command, {
        cwd: root,
        env: { ...settings, PUBLIC_URL: url },
      });
      return JSON.parse(stdout) as T;
    },
    async stop() {
      const ended = new Promise((resolve) => service.once('exit', resolve));
      service.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What it prints when it is ready, as soon as that holds the last of it. */
function addressesFrom(service: Service, last: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  let complaints = '';
  service.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  service.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
    if (last.test(printed)) resolve(printed);
  });
  service.once('exit', (code) => reject(new Error(`The service ended with ${code}. ${complaints}`)));
  return promise;
}
