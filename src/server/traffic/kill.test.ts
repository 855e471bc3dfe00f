import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { addTargets } from '#test/random-visits.ts';
import { startProcess } from '#test/start-process.ts';
import { visitUntilGone } from '#test/visit-until-gone.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const connections = 24;

test('every click and view that was answered is counted once, though the process is killed under load', async () => {
  const before = await openDatabase({ dataDir });
  const { links, bios } = await addTargets(before);
  await before.close();
  const main = path.join(import.meta.dirname, '../main.ts');
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };

  let answered = 0;
  for (const milliseconds of [700, 1200]) {
    const service = await startProcess(main, [], environment);
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const visitors = Array.from({ length: connections }, (_, at) =>
      visitUntilGone(`${service.origin}/${at % 2 === 0 ? 'a' : 'ada'}`, agent),
    );
    await sleep(milliseconds);
    await service.kill('SIGKILL');
    const answers = await Promise.all(visitors);
    agent.destroy();
    answered += answers.reduce((sum, count) => sum + count, 0);
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
  // At each killing, those under way may have been committed without an answer.
  expect(recorded).toBeLessThanOrEqual(answered + 2 * connections);
  expect(Math.min(clicks, views)).toBeGreaterThan(connections);
  expect(clicks + views).toBe(recorded);
}, 60_000);
