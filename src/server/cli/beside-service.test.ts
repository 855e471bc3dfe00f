import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { createRecorder } from '#server/traffic/counting/recorder.ts';
import { spawnCli } from '#test/spawn-cli.ts';

let dataDir = '';
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  database = await openDatabase({ dataDir });
  const email = 'ada@example.com';
  const account = { email, email_key: email, username: 'ada', password_hash: '', plan: 'free' };
  await database.db
    .insertInto('accounts')
    .values({ ...account, registered_at: 0, staff: 0 })
    .execute();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function succeed(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await spawnCli([...args, '--json'], { DATA_DIR: dataDir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('commands and a process that writes constantly run side by side, and lose no writes', async () => {
  const { db } = database;
  const recorder = createRecorder({ database });
  const target = { kind: 'link' as const, target_id: 1, country: 'DE', referrer: 'Direct', social: '' };
  const finished = new AbortController();
  let written = 0;

  const write = async () => {
    while (!finished.signal.aborted) {
      await db.insertInto('splash').values({ account_id: 1, name: 'busy', created_at: 0 }).execute();
      await recorder.record({ ...target, at: 0, browser: 'curl', os: 'Unknown', visitor: 'busy' });
      written += 1;
      // Holds the lock while the commands need it.
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('splash').set({ created_at: 1 }).execute();
        await setTimeout(20);
      });
      await setTimeout(5);
    }
  };
  const writing = write();
  const made = await Promise.all([
    succeed('overlay', 'add', '--account', 'ada', '--name', 'While busy', '--type', 'poll'),
    succeed('link', 'add', '--account', 'ada', '--url', 'https://example.com', '--alias', 'busy'),
    succeed('demo', '--account', 'ada', '--links', '300', '--visits', '2000'),
  ]).finally(() => finished.abort());
  await writing;
  await recorder.close();

  expect(made).toMatchObject([{ name: 'While busy' }, { alias: 'busy' }, { links: 300, visits: 2000 }]);
  const busy = await db.selectFrom('splash').where('name', '=', 'busy').select('id').execute();
  expect(busy.length).toBe(written);
  const counted = await db
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .executeTakeFirst();
  expect(counted).toEqual({ visits: 2000 + written });
  // Writing continued while the commands ran.
  expect(written).toBeGreaterThan(10);
});
