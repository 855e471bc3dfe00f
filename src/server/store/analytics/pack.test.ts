import { expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { visitAppender } from '#server/store/visits.ts';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, noon, randomVisit, visit } from '#test/random-visits.ts';
import { ask } from './ask.ts';
import { pack } from './pack.ts';

const day = 86_400;

const questionOf = (by: string) => ({
  accountId: 1,
  spans: [{ from: noon - 5 * day, to: noon + 5 * day }],
  conditions: [],
  breakdowns: [{ by, skip: 0, take: 10 }],
  mainHost: 'localhost',
});
const asked = async ({ db }: Database, by: string) => {
  const { figures, breakdowns } = await ask(db, questionOf(by));
  return {
    visits: figures[0]?.visits,
    rows: breakdowns[0]?.rows.map(({ value, visits }) => [value, visits]),
  };
};

eachDatabase((open) => {
  test('visits that come by and by are in few blocks, each once, whoever packs them', async () => {
    const database = await open();
    const other = connectDatabase(database.place);
    const targets = await addTargets(database);
    const append = visitAppender(database);
    for (let turn = 0; turn < 60; turn += 1) {
      await append(Array.from({ length: 10 }, () => randomVisit(targets)));
      await rollUp(database);
      await Promise.all([pack(database), pack(other)]);
    }
    await other.close();
    expect((await asked(database, 'country')).visits).toBe(600);
    const { blocks } = await database.db
      .selectFrom('visit_blocks')
      .select(({ fn }) => fn.countAll<number>().as('blocks'))
      .executeTakeFirstOrThrow();
    expect(Number(blocks)).toBeLessThan(10);
  });

  test('visits from before more was recorded are there, and unknown where it is asked for', async () => {
    const database = await open();
    const { links, qrs } = await addTargets(database);
    const append = visitAppender(database);
    await append([
      visit({ kind: 'link', target_id: links[0] ?? 0 }),
      visit({ kind: 'qr', target_id: qrs[0] ?? 0 }, { language: 'de' }),
      // Of what was deleted, nobody asks.
      visit({ kind: 'link', target_id: 999 }),
    ]);
    await rollUp(database);
    await pack(database);
    expect(await asked(database, 'language')).toEqual({
      visits: 2,
      rows: [
        ['(unknown)', 1],
        ['de', 1],
      ],
    });
    expect((await asked(database, 'source')).rows).toEqual([
      ['direct', 1],
      ['qr', 1],
    ]);
    const { visit_id } = await database.db
      .selectFrom('rolled_up')
      .where('id', '=', 3)
      .select('visit_id')
      .executeTakeFirstOrThrow();
    expect(Number(visit_id)).toBe(3);
  });
});
