import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { serviceItself } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { addAccount, type NewAccount } from '#server/services/add-account.ts';
import type { DomainTimes } from '#server/services/domain-setup.ts';
import type { Service } from '#server/services/service.ts';
import { type Database, openDatabase, type DatabaseOptions } from '#server/store/database/database.ts';
import { freePort } from './free-port.ts';
import { addMigratedFile } from './migrated-file.ts';

/** A response of the API, read and parsed. */
export interface Reply {
  status: number;
  headers: Headers;
  // Tests examine whatever the response holds.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Ask {
  key?: string | undefined;
  /** Sent as JSON. A string or bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestAccount {
  id: number;
  /** The service that the account is on. Together with the key it identifies who a page is rendered as. */
  server: string;
  key: string;
  email: string;
  username: string;
  password: string;
}

export interface TestService {
  /** Where it listens, such as http://127.0.0.1:40123. */
  url: string;
  service: Service;
  addAccount(account?: Partial<NewAccount> & { password?: string }): Promise<TestAccount>;
  /** Sends a request to the API over HTTP and reads the response. */
  call(method: string, path: string, ask?: Ask): Promise<Reply>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Settings, as in the environment. RATE_LIMIT defaults to 100,000, and LOG_LEVEL to silent. */
  env?: Record<string, string>;
  /** An existing database, which is kept. Defaults to a fresh one. */
  place?: DatabaseOptions;
  /** Replacements for DNS: the addresses of a host, and the values of its TXT records. */
  resolve?: (host: string) => Promise<string[]>;
  resolveTxt?: (name: string) => Promise<string[]>;
  domainTimes?: DomainTimes;
  /** Maximum time that a read waits for visits to be counted, in ms. */
  countPatience?: number;
  /** The folder of a built dashboard to serve. */
  dashboard?: string;
  /** The folder of built docs to serve. */
  docs?: string;
  /** Time between attempts to send a message, in ms. */
  mailPauses?: readonly number[];
  /** Maximum time between a response and the start of its message, in ms. Defaults to 0. */
  mailDelay?: number;
}

const toBody = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Each password is hashed only once. Hashing is slow on purpose, and most tests never sign in. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password, serviceItself);
  hashes.set(password, known);
  return known;
}

/** Creates a fresh database: SQLite in the folder, or PostgreSQL if the run has one. */
async function freshDatabase(dataDir: string): Promise<{ database: Database; remove(): Promise<void> }> {
  const postgres = process.env.WAYPOST_TEST_POSTGRES;
  if (!postgres) {
    await addMigratedFile(dataDir);
    return { database: await openDatabase({ dataDir }), remove: async () => undefined };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(postgres.replace('NAME', 'postgres'));
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // A file copy, since logging each page takes twice as long.
  await run(`create database ${name} template migrated strategy file_copy`);
  return {
    database: await openDatabase({ url: postgres.replace('NAME', name), dataDir }),
    remove: () => run(`drop database ${name} with (force)`),
  };
}

/**
 * The app needs its URL before it listens. If another process takes the port in the meantime, this tries another one.
 */
async function listenWhereFree<Built extends { app: FastifyInstance }>(
  buildAt: (url: string) => Promise<Built>,
): Promise<Built & { url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const built = await buildAt(url);
  try {
    await built.app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await built.app.close();
    return listenWhereFree(buildAt);
  }
  return { ...built, url };
}

/** Starts the real service on a free port of this machine, with every response checked against the contract. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-'));
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000', DATA_DIR: folder, ...options.env });
  const { database, remove } = options.place
    ? { database: await openDatabase(options.place), remove: async () => undefined }
    : await freshDatabase(folder);
  const buildAt = (url: string) =>
    buildApp({
      config,
      database,
      site: { publicUrl: config.PUBLIC_URL ?? url },
      checksAnswers: true,
      // A busy machine may take long. A test sets the option itself if a read shouldn't wait.
      countPatience: options.countPatience ?? 15_000,
      mailDelay: options.mailDelay ?? 0,
      ...(options.resolve && { resolve: options.resolve }),
      ...(options.resolveTxt && { resolveTxt: options.resolveTxt }),
      ...(options.domainTimes && { domainTimes: options.domainTimes }),
      ...(options.mailPauses && { mailPauses: options.mailPauses }),
      ...(options.docs && { docs: options.docs }),
      ...(options.dashboard && { dashboard: { folder: options.dashboard } }),
    });
  const { app, service, url } = await listenWhereFree(buildAt);

  let accounts = 0;
  return {
    url,
    service,
    async addAccount({ password = 'correct horse', ...account } = {}) {
      accounts += 1;
      const email = account.email ?? `person${accounts}@example.com`;
      const username = account.username ?? `person${accounts}`;
      const password_hash = await hashOf(password);
      const added = await addAccount(database.db, { ...account, email, username, password_hash });
      return { ...added, server: url, email, username, password };
    },
    async call(method, address, { key, body, headers } = {}) {
      const response = await fetch(url + address, {
        method,
        redirect: 'manual',
        headers: {
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: toBody(body) as BodyInit }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? (JSON.parse(text) as unknown) : text,
      };
    },
    async stop() {
      await app.close();
      await database.close();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
