import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { startLoad } from '#test/visit-load.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const connections = 24;

test('clicks and views that got a response are counted once, even if the process is killed', async () => {
  const before = await openDatabase({ dataDir });
  const { links, bios } = await addTargets(before);
  await before.close();
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };

  let answered = 0;
  // The process is killed both while visits are only written and while they're also counted.
  for (const each of [connections, 20 * connections]) {
    const service = await startProcess(mainScript, [], environment);
    const load = startLoad([`${service.origin}/a`, `${service.origin}/ada`], connections, { pause: 0 });
    // The link redirects, and the bio page is shown.
    await Promise.all([load.more(302, each), load.more(200, each)]);
    await service.kill('SIGKILL');
    await load.stop();
    answered += (load.answers.get(302) ?? 0) + (load.answers.get(200) ?? 0);
  }

  const database = await openDatabase({ dataDir });
  const { recorded } = await database.db
    .selectFrom('visits')
    .select(database.db.fn.countAll<number>().as('recorded'))
    .executeTakeFirstOrThrow();
  await rollUp(database);
  const { clicks } = await statisticsOf(database.db, 'link', links[0] ?? 0);
  const { clicks: views } = await statisticsOf(database.db, 'bio', bios[0] ?? 0);
  await database.close();
  expect(answered).toBeGreaterThan(connections * 2);
  expect(recorded).toBeGreaterThanOrEqual(answered);
  // On each kill, requests in progress may have been committed without a response.
  expect(recorded).toBeLessThanOrEqual(answered + 2 * connections);
  expect(Math.min(clicks, views)).toBeGreaterThan(connections);
  expect(clicks + views).toBe(recorded);
}, 60_000);
