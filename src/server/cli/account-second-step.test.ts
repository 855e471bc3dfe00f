import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { addAuthenticator, setRecovery } from '#server/store/second-step.ts';
import { spawnCli } from '#test/spawn-cli.ts';

test('the second step of an account is shown and removed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  const run = async (...args: string[]) => {
    const { code, stdout } = await spawnCli([...args, '--json'], {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://wp.example',
    });
    expect(code).toBe(0);
    return JSON.parse(stdout) as { id: number };
  };
  const ada = ['--email', 'ada@example.com', '--username', 'ada', '--password', 'correct horse'];
  const { id } = await run('account', 'add', ...ada);
  const database = await openDatabase({ dataDir });
  await addAuthenticator(database.db, { account_id: id, secret: 'A', created_at: 5, last_step: 0 });
  await setRecovery(database.db, id, ['one', 'two']);
  const show = ['account', 'second-step', '--account', 'ada'];
  expect(await run(...show)).toEqual({ id, username: 'ada', passkeys: 0, app: true, recovery: 2 });
  expect(await run(...show, '--remove')).toMatchObject({ app: false, recovery: 0 });
  expect(await run(...show)).toEqual({ id, username: 'ada', passkeys: 0, app: false, recovery: 0 });
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
