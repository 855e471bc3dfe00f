/**
 * There are more wrong sign-ins than can be tried. Others can still sign in, and requests that need no hash don't wait.
 * @module-tag every-case
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceItself } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { sendRequest } from '#test/send-request.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { startService } from '#test/start-service.ts';

const proxied = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' };
/** More than can be tried or wait at a time. */
const attackers = 40;

const signIn = (url: string, address: string, email: string, password: string) =>
  fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password }),
  });

/** Stops what a failed test would leave running. */
const ends: (() => Promise<unknown>)[] = [];

/** Keeps this many sign-ins going at a time, each from its own address and for its own names. */
function flood(url: string) {
  const refused: { retryAfter: number; body: unknown }[] = [];
  let tried = 0;
  const over = new AbortController();
  const { promise: underWay, resolve } = Promise.withResolvers<void>();
  const attack = async (who: number) => {
    for (let guess = 0; !over.signal.aborted; guess += 1) {
      const name = `nobody${who}-${guess % 4}@example.com`;
      const answer = await signIn(url, `198.51.100.${who}`, name, 'wrong horse');
      if (answer.status === 401) tried += 1;
      if (answer.status === 503) {
        const retryAfter = Number(answer.headers.get('retry-after'));
        refused.push({ retryAfter, body: await answer.json() });
      }
      if (tried > attackers && refused.length > attackers) resolve();
      // Handling even more refusals would measure something else.
      if (answer.status !== 401) await pause(200);
    }
  };
  const attacks = Array.from({ length: attackers }, (_, who) => attack(who));
  ends.push(() => {
    over.abort();
    return Promise.allSettled(attacks);
  });
  return {
    refused,
    /** Resolves once more sign-ins than there are attackers were tried, and as many were refused. */
    underWay,
    /**
     * Returns how many passwords of the flood are tried during the work. This is what the work waited for, on any
     * machine.
     */
    async triedDuring(work: () => Promise<unknown>): Promise<number> {
      const before = tried;
      await work();
      return tried - before;
    },
  };
}

let folder: string;
beforeEach(async () => {
  vi.stubEnv('TEST_HASHES', 'costly');
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-'));
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(folder, { recursive: true, force: true });
});

describe('a flood of wrong sign-ins from many addresses', () => {
  test('is refused beyond the capacity, and other users can still sign in', async () => {
    const database = await openDatabase({ dataDir: folder });
    const password_hash = await hashPassword('correct horse', serviceItself);
    await addAccount(database.db, { email: 'ada@example.com', username: 'ada', password_hash });
    await database.close();
    const waypost = await startProcess(mainScript, [], {
      ...proxied,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    });
    ends.push(() => waypost.kill('SIGTERM'));
    const { refused, underWay, triedDuring } = flood(waypost.origin);
    await underWay;
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const before = await triedDuring(async () => {
        const { status } = await signIn(waypost.origin, address, 'ada@example.com', 'correct horse');
        expect(status).toBe(200);
      });
      expect(before).toBeLessThan(8);
    }
    expect(await triedDuring(() => sendRequest(`${waypost.origin}/nothing`))).toBeLessThan(8);
    expect(refused.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 10)).toBe(true);
    expect(refused[0]?.body).toEqual({
      error: 1,
      message: 'The service is busy. Try again in a few seconds.',
    });
  }, 90_000);

  test('doesn’t delay the files of the dashboard', async () => {
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Dashboard</title>');
    const waypost = await startService({ dashboard: folder, env: proxied });
    ends.push(() => waypost.stop());
    const { underWay, triedDuring } = flood(waypost.url);
    await underWay;
    for (let round = 0; round < 5; round += 1) {
      const before = await triedDuring(async () => {
        expect((await sendRequest(`${waypost.url}/app/`)).body).toContain('Dashboard');
      });
      expect(before).toBeLessThan(8);
    }
  }, 90_000);
});
