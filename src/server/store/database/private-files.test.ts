import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { keepPrivate } from './private-files.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0o022);
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
const modes = async (dataDir: string) => {
  const names = (await readdir(dataDir)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await modeOf(path.join(dataDir, name))])),
  ) as Record<string, string>;
};

test('a new data folder and its database files are accessible to their owner only', async () => {
  const dataDir = path.join(folder, 'data');
  const database = await openDatabase({ dataDir });
  expect(await modeOf(dataDir)).toBe('700');
  expect(await modes(dataDir)).toEqual({
    'waypost.db': '600',
    'waypost.db-lock': '600',
    'waypost.db-shm': '600',
    'waypost.db-wal': '600',
  });
  await database.close();
});

test('a data folder and files that others can read are made private and reported', async () => {
  const dataDir = path.join(folder, 'data');
  const database = await openDatabase({ dataDir });
  const files = (await readdir(dataDir)).map((name) => path.join(dataDir, name));
  for (const file of files) await chmod(file, 0o644);
  await chmod(dataDir, 0o755);
  expect(keepPrivate(dataDir).toSorted()).toEqual([dataDir, ...files].toSorted());
  expect([await modeOf(dataDir), ...Object.values(await modes(dataDir))]).toEqual([
    '700',
    ...files.map(() => '600'),
  ]);
  expect(keepPrivate(dataDir)).toEqual([]);
  await database.close();
});

test('a shared data folder keeps its permissions, while the database files in it are private', async () => {
  await chmod(folder, 0o1777);
  await (await openDatabase({ dataDir: folder })).close();
  expect([await modeOf(folder), await modes(folder)]).toEqual([
    '777',
    { 'waypost.db': '600', 'waypost.db-lock': '600' },
  ]);
});
