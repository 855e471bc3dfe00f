import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as accounts from '#server/store/account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { spawnCli } from '#test/spawn-cli.ts';
import { mailToNobody, startMailbox } from '#test/start-mailbox.ts';

test('a password change from the command line is mailed to a confirmed address', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  const mailbox = await startMailbox();
  const run = async (env: Record<string, string>, ...args: string[]) =>
    (await spawnCli(args, { DATA_DIR: dataDir, PUBLIC_URL: 'https://wp.example', ...env })).stdout;
  const add = ['account', 'add', '--email', 'ada@example.com', '--username', 'ada'];
  await run({}, ...add, '--password', 'correct horse');
  const set = ['account', 'password', '--account', 'ada', '--password', 'battery staple'];
  const said = 'Changed the password of ada and ended all sessions.';
  expect(await run(mailbox.env, ...set)).toBe(`${said}\n`);
  expect((await mailbox.messageTo('ada@example.com')).text).toContain(
    'The password of your account ada at https://wp.example was changed',
  );
  expect(await run(mailToNobody, ...set)).toBe(`${said} Couldn’t send the e-mail about it.\n`);

  const { db, ...database } = await openDatabase({ dataDir });
  const ada = await accounts.findByUsername(db, 'ada');
  await accounts.update(db, ada?.id ?? 0, { email: 'ada@other.example' });
  await database.close();
  expect(await run(mailbox.env, ...set)).toBe(`${said}\n`);
  expect(mailbox.messages).toHaveLength(1);
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});
