import { expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { visitAppender } from '#server/store/visits.ts';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, noon, randomVisit, visit } from '#test/random-visits.ts';
import { ask } from './ask.ts';
import { createBlockCache } from './blocks.ts';
import { createPartCache } from './part-cache.ts';
import { forgetBlocks } from './forget-blocks.ts';
import { pack } from './pack.ts';
import { seal } from './seal.ts';

const day = 86_400;

const questionOf = (by: string) => ({
  accountId: 1,
  spans: [{ from: noon - 5 * day, to: noon + 5 * day }],
  conditions: [],
  breakdowns: [{ by, skip: 0, take: 10 }],
  mainHost: 'localhost',
});
const asked = async ({ db }: Database, by: string) => {
  const { figures, breakdowns } = await ask({ db }, questionOf(by));
  return {
    visits: figures[0]?.visits,
    rows: breakdowns[0]?.rows.map(({ value, visits }) => [value, visits]),
  };
};

eachDatabase((open) => {
  test('concurrent packers store visits that arrive in batches once each, in few blocks', async () => {
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

  test('visits not yet in a block are counted together with blocks and summed days', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const append = visitAppender(database);
    const at = (time: number, country: string) =>
      visit({ kind: 'link', target_id: links[0] ?? 0 }, { at: time, country, visitor: 'ada' });
    await append([at(noon, 'DE'), at(noon + 2 * day, 'FR')]);
    await rollUp(database);
    await pack(database);
    await seal(database, noon + 4 * day);
    await append([
      at(noon + 60, 'DE'),
      at(noon + day, 'AT'),
      // One visit is later than all those in blocks, one is before the span, and one is of a deleted link.
      at(noon + 3 * day, 'DE'),
      at(noon - 6 * day, 'DE'),
      visit({ kind: 'link', target_id: 999 }),
    ]);
    const wanted = {
      visits: 5,
      rows: [
        ['DE', 3],
        ['AT', 1],
        ['FR', 1],
      ],
    };
    expect(await asked(database, 'country')).toEqual(wanted);
    const { figures } = await ask({ db: database.db }, questionOf('country'));
    expect(figures[0]).toMatchObject({ visitors: 4, again: 1, first: noon, last: noon + 3 * day });
    await rollUp(database);
    await pack(database);
    expect(await asked(database, 'country')).toEqual(wanted);
  });

  test('sums of single days and of longer periods keep every one of many labels', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const append = visitAppender(database);
    const first = Math.floor(noon / day / 64) * 64;
    const visitsOf = (of: number, from: number, to: number) =>
      Array.from({ length: to - from }, (_, number) =>
        visit(
          { kind: 'link', target_id: links[(from + number) % 2] ?? 0 },
          { at: (first + of) * day + number, utm_term: `a term that nobody else has ${from + number}` },
        ),
      );
    const question = (conditions: { by: string; values: string[]; isNot: boolean }[], days: number) => ({
      ...questionOf('utm_term'),
      spans: [{ from: first * day, to: (first + days) * day }],
      conditions,
      breakdowns: ['utm_term', 'country'].map((by) => ({ by, skip: 0, take: 2000 })),
    });
    const answers = () =>
      Promise.all(
        [1, 8, 9, 64].flatMap((days) => [
          ask({ db: database.db }, question([], days)),
          ask(
            { db: database.db },
            question([{ by: 'link', values: [String(links[0])], isNot: false }], days),
          ),
        ]),
      );
    for (const of of [0, 3, 8]) await append(visitsOf(of, of * 10, of * 10 + 300));
    await rollUp(database);
    await pack(database);
    const plain = await answers();
    expect(plain.map(({ breakdowns }) => breakdowns[0]?.count)).toEqual([
      300, 150, 330, 165, 380, 190, 380, 190,
    ]);
    const sealed = async () => {
      await seal(database, (first + 64) * day + 100);
      expect(await database.db.selectFrom('unsummed_days').selectAll().execute()).toEqual([]);
      return answers();
    };
    expect(await sealed()).toEqual(plain);
    const apart = await database.db.selectFrom('visit_sum_labels').select('place').distinct().execute();
    expect(apart).toHaveLength(1);
    // A day that is summed again has its labels once.
    await append(visitsOf(3, 1000, 1001));
    await rollUp(database);
    await pack(database);
    const late = await answers();
    expect(late.map(({ breakdowns }) => breakdowns[0]?.count)).toEqual([
      300, 150, 331, 166, 381, 191, 381, 191,
    ]);
    expect(await sealed()).toEqual(late);
  });

  test('figures from cached blocks follow the packing of new blocks and the deletion of old ones', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const append = visitAppender(database);
    const kept = { blocks: createBlockCache(), parts: createPartCache() };
    const visitsNow = async (accountId: number) => {
      const conditions = [{ by: 'country', values: ['DE'], isNot: false }];
      const question = { ...questionOf('country'), conditions, accountId };
      const { figures } = await ask({ db: database.db, kept }, question);
      return figures[0]?.visits;
    };
    const link = { kind: 'link' as const, target_id: links[0] ?? 0 };
    await append([visit(link, { at: noon - 2 * day }), visit(link), visit(link)]);
    await rollUp(database);
    await pack(database);
    expect([await visitsNow(1), await visitsNow(1), await visitsNow(2)]).toEqual([3, 3, 0]);
    expect(kept.blocks.size).toBe(1);
    await append([visit(link, { at: noon + 1 })]);
    await rollUp(database);
    await pack(database);
    expect(await visitsNow(1)).toBe(4);
    await seal(database, noon + 4 * day);
    await forgetBlocks(database.db, noon - day);
    expect(await visitsNow(1)).toBe(3);
  });

  test('counts with a cache equal those without while visits arrive, are packed and are summed', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const [one = 0, two = 0] = links;
    const append = visitAppender(database);
    const kept = { blocks: createBlockCache(), parts: createPartCache() };
    const add = (minutes: readonly number[], visitor: string, country: string) =>
      append(
        minutes.map((minute) => {
          const link = { kind: 'link' as const, target_id: minute % 2 ? one : two };
          return visit(link, { at: noon + minute * 60, visitor, country, browser: visitor });
        }),
      );
    const same = async () => {
      for (const by of ['country', 'browser', 'country']) {
        const question = { ...questionOf(by), spans: [{ from: noon - 3600, to: noon + 2.25 * day }] };
        expect(await ask({ db: database.db, kept }, question)).toEqual(
          await ask({ db: database.db }, question),
        );
      }
    };
    await add([1, 3, 5, 700, 2000], 'Ada', 'DE');
    await add([2, 4, 720, 1500], 'Ben', 'FR');
    await rollUp(database);
    await pack(database);
    await same();
    // Some visitors return, some visits came earlier and some visitors are new. They're in no block at first, then in
    // one.
    await add([0, 6, 710, 1999], 'Ada', 'DE');
    await add([7, 1400], 'Eve', 'AT');
    await rollUp(database);
    await same();
    await pack(database);
    await same();
    await seal(database, noon + 4 * day);
    await same();
    expect(kept.parts.size).toBeGreaterThan(2);
    // Days are summed, and then summed again.
    await add([1000, 1001], 'Eve', 'IT');
    await rollUp(database);
    await pack(database);
    await same();
    await seal(database, noon + 4 * day);
    await same();
  });

  test('visits without a recorded language are counted as unknown', async () => {
    const database = await open();
    const { links, qrs } = await addTargets(database);
    const append = visitAppender(database);
    await append([
      visit({ kind: 'link', target_id: links[0] ?? 0 }),
      visit({ kind: 'qr', target_id: qrs[0] ?? 0 }, { language: 'de' }),
      // Nobody requests the visits of a deleted link.
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
