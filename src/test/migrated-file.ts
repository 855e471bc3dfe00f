import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/store/database/database.ts';

const name = 'waypost.db';

async function migrated(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-migrated-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  const file = await readFile(path.join(dataDir, name));
  await rm(dataDir, { recursive: true });
  return file;
}

let file: Promise<Buffer> | undefined;

/**
 * Puts an empty, migrated SQLite database into a folder. The file is migrated only once, since that takes ten times as
 * long as opening it.
 */
export async function addMigratedFile(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, name), await (file ??= migrated()), { mode: 0o600 });
}
