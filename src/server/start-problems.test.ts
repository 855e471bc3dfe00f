import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFailureMessage } from './start-service.ts';
import { openDatabase } from './store/database/database.ts';
import { type Postgres, startPostgres } from '#test/postgres.ts';
import { mainScript } from '#test/start-process.ts';

let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns what the real process prints when it doesn't start. */
function startIn(dataDir: string, env: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync(process.execPath, [mainScript], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  return stderr.trim();
}

const fileIn = (dataDir: string) => path.join(dataDir, 'waypost.db');

test('a file that is not a database stops the start with a message that names it', async () => {
  await writeFile(fileIn(folder), 'This is a shopping list, and no database at all. '.repeat(100));
  expect(startIn(folder)).toBe(
    `Waypost couldn’t start. ${fileIn(folder)} isn’t a SQLite database. Move it away, or set DATA_DIR to another folder.`,
  );
});

test(
  'a file in place of the data folder stops the start with a message that names it',
  { tags: ['every-case'] },
  async () => {
    const file = path.join(folder, 'data');
    await writeFile(file, '');
    expect(startIn(file)).toBe(
      `Waypost couldn’t start. ${file} isn’t a folder. Set DATA_DIR to another one.`,
    );
  },
);

test(
  'a database file that can’t be opened stops the start with a message that names it',
  { tags: ['every-case'] },
  async () => {
    await mkdir(fileIn(folder));
    expect(startIn(folder)).toBe(
      `Waypost couldn’t start. ${fileIn(folder)} can’t be opened. Give Waypost’s user read and write access to it and its folder.`,
    );
  },
);

test('a database of a newer version stops the start with a message that says so', async () => {
  await (await openDatabase({ dataDir: folder })).close();
  const sqlite = new DatabaseSync(fileIn(folder));
  sqlite.exec("insert into kysely_migration values ('9999-later', '2099-01-01T00:00:00.000Z')");
  sqlite.close();
  expect(startIn(folder)).toBe(
    `Waypost couldn’t start. ${fileIn(folder)} was made by a newer version of Waypost. Start that version, or restore a backup from before it.`,
  );
});

test(
  'a missing PostgreSQL database stops the start with a message that names it',
  { tags: ['every-case'] },
  () => {
    expect(startIn(folder, { DATABASE_URL: postgres.url('nowhere') })).toBe(
      'Waypost couldn’t start. PostgreSQL has no database nowhere. Create it with createdb, or check DATABASE_URL.',
    );
  },
);

test('a user refused by PostgreSQL is named in the message, without the password', () => {
  const url = postgres.url('postgres').replace('postgres@', 'nobody:secret@');
  const said = startIn(folder, { DATABASE_URL: url });
  expect(said).toBe(
    'Waypost couldn’t start. PostgreSQL refused the user nobody. Check the user and the password in DATABASE_URL.',
  );
});

test.each(['ENOTFOUND', 'EAI_AGAIN'])('a HOST that DNS refuses with %s is named in the message', (code) => {
  const error = Object.assign(new Error(`getaddrinfo ${code} none.invalid`), {
    code,
    syscall: 'getaddrinfo',
    hostname: 'none.invalid',
  });
  expect(startFailureMessage(error)).toContain('HOST none.invalid isn’t an address of this machine.');
});
