import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { restore } from '#server/store/backup/restore.ts';
import { migrateFile } from '#server/store/database/migrate-file.ts';
import { runCommand, sentenceOf } from './run-command.ts';

let folder: string;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFile = () => path.join(folder, `backup${++made}`);
const newFolder = () => path.join(folder, `data${++made}`);

/** Runs the command in this process, which is faster. The backup tests run the command line as its users do. */
function run(dataDir: string, args: readonly string[]): Promise<string> {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  return runCommand([...args, '--json']);
}
const waypost = async (dataDir: string, ...args: string[]) =>
  JSON.parse(await run(dataDir, args)) as Record<string, unknown>;
const refusal = (dataDir: string, ...args: string[]) => run(dataDir, args).then(() => 'done', sentenceOf);

describe('a data folder', () => {
  /** Creates a folder with an account, and a backup of it. */
  async function withBackup(): Promise<{ dataDir: string; file: string }> {
    const dataDir = newFolder();
    const add = 'account add --email ada@example.com --username ada --password'.split(' ');
    await waypost(dataDir, ...add, 'correct horse');
    const file = newFile();
    await waypost(dataDir, 'backup', file);
    return { dataDir, file };
  }
  const usernames = async (dataDir: string) => {
    const { db, close } = await openDatabase({ dataDir });
    const rows = await db.selectFrom('accounts').select('username').execute();
    await close();
    return rows.map(({ username }) => username);
  };

  test('keeps its previous database, including the log, after a restore', async () => {
    const { dataDir, file } = await withBackup();
    const add = 'account add --email eve@example.com --username eve --password'.split(' ');
    await waypost(dataDir, ...add, 'correct horse');
    // A killed process leaves this file behind.
    const crashed = path.join(dataDir, 'waypost.db-wal');
    await writeFile(crashed, 'half of a log');
    const { kept } = await waypost(dataDir, 'restore', file);
    expect((await readdir(String(kept))).toSorted()).toEqual(['waypost.db', 'waypost.db-wal']);
    expect(await usernames(dataDir)).toEqual(['ada']);
    const old = new DatabaseSync(path.join(String(kept), 'waypost.db'), { readOnly: true });
    expect(old.prepare('select count(*) as accounts from accounts').get()).toEqual({ accounts: 2 });
    old.close();
  });

  test('can’t be used after an interrupted restore, until it is restored again', async () => {
    const { dataDir, file } = await withBackup();
    await mkdir(path.join(dataDir, 'restoring'));
    expect(await refusal(dataDir, 'account', 'list')).toMatch(
      /^A restore into .* was interrupted\. Run waypost restore again\.$/,
    );
    await waypost(dataDir, 'restore', file);
    expect(await usernames(dataDir)).toEqual(['ada']);
  });

  test('is not restored while another process uses it', async () => {
    const { dataDir, file } = await withBackup();
    const { close } = await openDatabase({ dataDir });
    await expect(restore({ dataDir }, file, 300)).rejects.toThrow(/^Waypost still uses .* Stop the service /);
    await close();
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('waypost.db'))).toEqual([]);
    expect(await usernames(dataDir)).toEqual(['ada']);
  });

  test('of an older version is backed up unchanged, and upgraded when it is restored', async () => {
    const old = newFolder();
    await mkdir(old);
    await migrateFile(path.join(old, 'waypost.db'), '0005-closing');
    const file = newFile();
    await waypost(old, 'backup', file);
    const untouched = new DatabaseSync(path.join(old, 'waypost.db'));
    expect(untouched.prepare('select max(name) as name from kysely_migration').get()).toEqual({
      name: '0005-closing',
    });
    untouched.close();
    const place = newFolder();
    await waypost(place, 'restore', file);
    expect(await usernames(place)).toEqual([]);
  });

  test('is unchanged when a backup is damaged, newer or not a backup', async () => {
    const { dataDir, file } = await withBackup();
    const newer = newFile();
    await copyFile(file, newer);
    const sqlite = new DatabaseSync(newer);
    sqlite.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    sqlite.close();
    expect(await refusal(dataDir, 'restore', newer)).toBe(
      `${newer} was made by a newer version of Waypost. Restore it with that version.`,
    );
    const short = newFile();
    await copyFile(file, short);
    await truncate(short, (await stat(short)).size - 20_000);
    expect(await refusal(dataDir, 'restore', short)).toBe(`${short} is damaged. Choose another backup.`);
    const fewer = newFile();
    await copyFile(file, fewer);
    const robbed = new DatabaseSync(fewer);
    robbed.exec('delete from keys');
    robbed.close();
    expect(await refusal(dataDir, 'restore', fewer)).toBe(`${fewer} is damaged. Choose another backup.`);
    expect(await refusal(dataDir, 'restore', 'README.md')).toBe(
      'README.md isn’t a Waypost backup. Choose another backup.',
    );
    expect(await refusal(dataDir, 'restore', path.join(folder, 'nowhere'))).toMatch(/can’t be opened/);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('before'))).toEqual([]);
    expect(await usernames(dataDir)).toEqual(['ada']);
  });

  test('has its backup replaced only with --overwrite', async () => {
    const { dataDir, file } = await withBackup();
    const before = await readFile(file);
    expect(await refusal(dataDir, 'backup', file)).toBe(
      `${file} already exists. Choose another file, or add --overwrite.`,
    );
    expect(await readFile(file)).toEqual(before);
    await waypost(dataDir, 'backup', file, '--overwrite');
    expect(await refusal(dataDir, 'backup', path.join(folder, 'no', 'folder'))).toMatch(/not found/);
    expect(await refusal(dataDir, 'backup')).toBe('waypost backup needs one FILE.');
    const nothing = newFolder();
    expect(await refusal(nothing, 'backup', newFile())).toMatch(/^There is no database in /);
    expect(existsSync(nothing)).toBe(false);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });
});
