import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { visitUntilGone } from '#test/visit-until-gone.ts';
import { type BenchDatabase, settingsOf } from './each-database.ts';
import type { Finding } from './finding.ts';

const connections = 24;

/** Kills the service `kills` times during visits to its links. Returns the number of answered visits. */
async function killUnderLoad(
  place: BenchDatabase,
  kills: number,
  aliases: readonly string[],
): Promise<number> {
  let answered = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await startProcess(mainScript, [], settingsOf(place));
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const visitors = Array.from({ length: connections }, (_, at) =>
      visitUntilGone(`${service.origin}/${aliases[at % aliases.length]}`, agent),
    );
    await sleep(400 + Math.random() * 800);
    await service.kill('SIGKILL');
    for (const answers of await Promise.all(visitors)) answered += answers;
    agent.destroy();
  }
  return answered;
}

const countOf = async ({ db }: Database, target: number) =>
  Number(
    (
      await db
        .selectFrom('visits')
        .where('kind', '=', 'link')
        .where('target_id', '=', target)
        .select(db.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Kills the service under load with `kill -9`. Every answered visit must be stored, and counted once. */
export async function measureKills(place: BenchDatabase, kills: number): Promise<Finding> {
  const before = await openDatabase(place);
  const { links } = await addTargets(before);
  await before.close();
  const answered = await killUnderLoad(place, kills, ['a', 'b', 'c']);
  const database = await openDatabase(place);
  const recorded = await Promise.all(links.map((id) => countOf(database, id)));
  await rollUp(database);
  const rows = await database.db.selectFrom('links').where('id', 'in', links).select('clicks').execute();
  await database.close();
  const sum = recorded.reduce((all, count) => all + count, 0);
  const clicks = rows.reduce((all, row) => all + Number(row.clicks), 0);
  return {
    experiment: 'killed (-9) under load',
    database: place.title,
    times: kills,
    answered,
    lost: Math.max(0, answered - sum),
    // Visits in progress during a kill may have been written without a response.
    doubled: Math.max(0, clicks - sum, sum - answered - kills * connections),
    remark: `${sum - answered} written, not answered`,
  };
}

/** Does the same with a click limit. Every spent click must have its visit. */
export async function measureKillsAtLimit(place: BenchDatabase, kills: number): Promise<Finding> {
  const before = await openDatabase(place);
  const limited = await before.db
    .updateTable('links')
    .set({ click_limit: 1_000_000_000, passed: 0 })
    .where('alias', '=', 'a')
    .returning('id')
    .executeTakeFirstOrThrow();
  const already = await countOf(before, limited.id);
  await before.close();
  const answered = await killUnderLoad(place, kills, ['a']);
  const database = await openDatabase(place);
  const visits = (await countOf(database, limited.id)) - already;
  const { passed } = await database.db
    .selectFrom('links')
    .where('id', '=', limited.id)
    .select('passed')
    .executeTakeFirstOrThrow();
  await database.close();
  return {
    experiment: 'killed (-9) at a click limit',
    database: place.title,
    times: kills,
    answered,
    lost: Math.max(0, answered - visits),
    doubled: Math.max(0, visits - answered - kills * connections),
    remark: `${Number(passed) - visits} clicks spent without a visit`,
    isWrong: Number(passed) !== visits,
  };
}
