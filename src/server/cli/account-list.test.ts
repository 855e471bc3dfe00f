import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as accounts from '#server/store/account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { spawnCli } from '#test/spawn-cli.ts';

test('account list shows locks, and account plan reports an expiry in the past', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  const run = async (...args: string[]) =>
    (await spawnCli(args, { DATA_DIR: dataDir, PUBLIC_URL: 'https://wp.example' })).stdout;
  const add = ['account', 'add', '--email', 'bob@example.com', '--username', 'bob'];
  await run(...add, '--password', 'correct horse');
  const { db, ...database } = await openDatabase({ dataDir });
  await accounts.setLock(db, 1, { at: 1_600_000_000, reason: 'Phishing' });
  await database.close();
  const locked = '2020-09-13 12:26:40';
  expect(JSON.parse(await run('account', 'list', '--json'))).toMatchObject([{ username: 'bob', locked }]);
  expect(await run('account', 'list')).toMatch(/ LOCKED\n1 +bob .* 2020-09-13 12:26:40\n/);
  expect(await run('account', 'plan', '--account', 'bob', '--plan', 'pro', '--expires', '2020-01-31')).toBe(
    'bob is on the pro plan, which expired on 2020-01-31 00:00:00 (UTC), and bob can’t change anything until you extend it.\n',
  );
  await rm(dataDir, { recursive: true, force: true });
});
