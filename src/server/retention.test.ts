/** @module-tag every-case */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './store/database/database.ts';
import { statisticsOf, visitAppender } from './store/visits.ts';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, visit } from '#test/random-visits.ts';
import { mainScript, type Process, startProcess } from '#test/start-process.ts';

const month = 30.5 * 86_400;
const now = Math.floor(Date.now() / 1000);

const processes: Process[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const service of processes.splice(0)) await service.kill('SIGKILL');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

eachDatabase((_open, place) => {
  test.each([
    ['25 months, unless set', {}, 2],
    ['as many months as are set', { VISITS_RETENTION: '40' }, 3],
    ['for good', { VISITS_RETENTION: 'forever' }, 4],
  ] as const)('visits are kept for %s, and their counts forever', async (_title, set, left) => {
    const { url } = await place();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-retention-'));
    folders.push(dataDir);
    const database = await openDatabase({ url, dataDir });
    const { links } = await addTargets(database);
    const [target_id = 0] = links;
    const ago = (months: number) => visit({ kind: 'link', target_id }, { at: now - months * month });
    await visitAppender(database)([ago(60), ago(30), ago(20), ago(0)]);
    const service = await startProcess(mainScript, [], {
      ...set,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: url ?? '',
      LOG_LEVEL: 'error',
    });
    processes.push(service);
    const found = async () => {
      const { db } = database;
      const rows = await db.selectFrom('visits').select('id').execute();
      const { kept } = await db
        .selectFrom('visit_blocks')
        .select(({ fn }) => fn.sum<number>('visits').as('kept'))
        .executeTakeFirstOrThrow();
      const { visit_id } = await db
        .selectFrom('rolled_up')
        .where('id', '=', 2)
        .select('visit_id')
        .executeTakeFirstOrThrow();
      return { rows: rows.length, visits: Number(kept), cleanedUpTo: Number(visit_id) };
    };
    await expect.poll(found, { timeout: 15_000 }).toEqual({ rows: 1, visits: left, cleanedUpTo: 4 });
    await service.kill('SIGTERM');
    expect((await found()).visits).toBe(left);
    expect((await statisticsOf(database.db, 'link', target_id)).clicks).toBe(4);
    await database.close();
  });
});
