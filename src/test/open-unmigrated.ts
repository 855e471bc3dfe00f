import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '#server/store/database/database.ts';

/** Opens an SQLite database without tables, for tests of migrations. */
export async function openUnmigrated() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-'));
  const { db, close } = connectDatabase({ dataDir });
  const remove = async () => {
    await close();
    await rm(dataDir, { recursive: true });
  };
  return { db, remove };
}
