import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { memoryOf, socketsOf } from './memory-of.ts';
import { cliScript, mainScript } from './start-process.ts';

/** The product as users run it: built, in a process of its own, with an empty database. */
export interface Product {
  /** Where it listens, such as http://127.0.0.1:40123. */
  url: string;
  /** The one-time URL for creating the first account. Empty unless REGISTRATION is `first`. */
  setupUrl: string;
  /** The folder of its database. */
  folder: string;
  /** Returns the memory of all its processes, in megabytes. */
  memory(): number;
  /** Returns the number of its service's sockets, including the ones it listens on. */
  sockets(): number;
  /** Runs `waypost …` with the same data, and parses the JSON that it prints. */
  waypost<T>(...words: string[]): Promise<T>;
  stop(): Promise<void>;
}

type Service = ChildProcessByStdio<null, Readable, Readable>;

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** @param env settings. All others have the defaults that every user gets, the rate limit included. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-e2e-'));
  const settings = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env };
  const service = spawn(process.execPath, [mainScript], {
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
      const command = [cliScript, ...words, '--json'];
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

/** Resolves to the startup output once it contains `last`. */
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
