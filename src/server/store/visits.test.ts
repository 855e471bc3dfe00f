import { expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, noon, plainCount, randomVisit, type Targets, visit } from '#test/random-visits.ts';
import { type Database, openDatabase } from './database/database.ts';
import { rollUp } from './roll-up.ts';
import { bucketSeconds, visitsBetween } from './series.ts';
import { forget, saltOf, statisticsOf, type Visit, visitAppender } from './visits.ts';

/** Returns the figures of every target, as the service returns them and by a plain count of the visits. */
async function figures(database: Database, targets: Targets) {
  const all = [
    ...targets.links.map((id) => ['link', id] as const),
    ...targets.qrs.map((id) => ['qr', id] as const),
    ...targets.bios.map((id) => ['bio', id] as const),
  ];
  const answered = await Promise.all(all.map(([kind, id]) => statisticsOf(database.db, kind, id)));
  const plain = await Promise.all(all.map(([kind, id]) => plainCount(database, kind, id)));
  // They're compared as text, since the order of the labels matters.
  return { answered: answered.map((of) => JSON.stringify(of)), plain: plain.map((of) => JSON.stringify(of)) };
}

const day = 86_400;

/**
 * Returns visits by the quarter of an hour, for each target and for the whole account, as the service returns them and
 * by a plain count.
 */
async function series(database: Database, targets: Targets) {
  const all = await database.db.selectFrom('visits').selectAll().execute();
  const { account_id } = await database.db.selectFrom('links').select('account_id').executeTakeFirstOrThrow();
  const kinds = [
    ...targets.links.map(
      (id) => ['link', id, all.filter((to) => to.kind === 'link' && to.target_id === id)] as const,
    ),
    ...targets.qrs.map(
      (id) => ['qr', id, all.filter((to) => to.kind === 'qr' && to.target_id === id)] as const,
    ),
    ['links', account_id, all.filter(({ kind }) => kind === 'link')] as const,
    ['qrs', account_id, all.filter(({ kind }) => kind === 'qr')] as const,
  ];
  // Random visits are made at noon, so all visits of a day fall into one quarter of an hour.
  const counted = (visits: typeof all) =>
    [...Map.groupBy(visits, ({ at }) => Math.floor(at / bucketSeconds) * bucketSeconds)]
      .map(([at, of]) => ({
        at,
        visits: of.length,
        fresh: new Set(of.map(({ target_id, visitor }) => `${target_id} ${visitor}`)).size,
      }))
      .toSorted((a, b) => a.at - b.at);
  return {
    answered: await Promise.all(
      kinds.map(([kind, id]) => visitsBetween(database.db, kind, id, { from: 0, to: noon + 9 * day })),
    ),
    plain: kinds.map(([, , visits]) => counted(visits)),
  };
}

eachDatabase((open, place) => {
  test('without visits every figure is zero and every list empty', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    await rollUp(database);
    expect(await statisticsOf(database.db, 'link', links[0] ?? 0)).toEqual({
      clicks: 0,
      uniqueClicks: 0,
      topCountries: {},
      topReferrers: {},
      topBrowsers: {},
      topOs: {},
      socialCount: { facebook: 0, twitter: 0, instagram: 0 },
    });
  });

  test('counts by country cover only the target’s own visits, the ten largest first', async () => {
    const database = await open();
    const { links, qrs } = await addTargets(database);
    const target_id = links[0] ?? 0;
    const append = visitAppender(database);
    const countries = Array.from({ length: 12 }, (_, rank) =>
      Array.from({ length: rank + 1 }, () =>
        visit({ kind: 'link', target_id }, { country: `C${String(rank).padStart(2, '0')}` }),
      ),
    );
    await append([...countries.flat(), visit({ kind: 'qr', target_id: qrs[0] ?? 0 }, { country: 'XX' })]);
    await rollUp(database);
    const { topCountries, clicks, uniqueClicks } = await statisticsOf(database.db, 'link', target_id);
    expect([clicks, uniqueClicks]).toEqual([78, 1]);
    expect(Object.entries(topCountries).slice(0, 2)).toEqual([
      ['C11', '12'],
      ['C10', '11'],
    ]);
    expect(Object.keys(topCountries)).toHaveLength(10);
  });

  test('a visitor who returns counts as unique once per day', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const to = { kind: 'link', target_id: links[0] ?? 0 } as const;
    const append = visitAppender(database);
    for (const visits of [
      [visit(to), visit(to), visit(to, { visitor: 'v2' })],
      [visit(to)],
      [visit(to, { at: noon + day })],
    ]) {
      await append(visits);
      await rollUp(database);
    }
    expect(await statisticsOf(database.db, 'link', to.target_id)).toMatchObject({
      clicks: 5,
      uniqueClicks: 3,
    });
  });

  test('a batch is appended whole or not at all', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const to = { kind: 'link', target_id: links[0] ?? 0 } as const;
    const append = visitAppender(database);
    const broken = { ...visit(to), country: null as unknown as string };
    await expect(append([visit(to), broken])).rejects.toThrow(/null/i);
    await append([visit(to)]);
    await rollUp(database);
    expect(await statisticsOf(database.db, 'link', to.target_id)).toMatchObject({ clicks: 1 });
  });

  test('counters equal a plain count of visits that are written and rolled up concurrently', async () => {
    const where = await place();
    const database = await openDatabase(where);
    // In one process, two connections to one SQLite file would wait for each other forever.
    const other = database.dialect === 'sqlite' ? database : await openDatabase(where);
    const targets = await addTargets(database);
    const write = async (to: Database) => {
      const append = visitAppender(to);
      for (let batch = 0; batch < 25; batch += 1) {
        await append(Array.from({ length: 1 + (batch % 40) }, () => randomVisit(targets)));
      }
    };
    const writing = new AbortController();
    const count = async (by: Database) => {
      while (!writing.signal.aborted) await rollUp(by, () => new Promise((resolve) => setImmediate(resolve)));
    };
    const counting = [count(database), count(other), count(database)];
    await Promise.all([write(database), write(other), write(database), write(other)]);
    writing.abort();
    await Promise.all(counting);

    await rollUp(other);
    const { answered, plain } = await figures(database, targets);
    expect(answered).toEqual(plain);
    const overTime = await series(database, targets);
    expect(overTime.answered).toEqual(overTime.plain);
    await database.close();
    if (other !== database) await other.close();
  }, 30_000);

  test('a long backlog of visits is counted in several transactions', async () => {
    const database = await open();
    const targets = await addTargets(database);
    await visitAppender(database)(Array.from({ length: 5001 }, () => randomVisit(targets)));
    let pauses = 0;
    await rollUp(database, async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(0);
    const { answered, plain } = await figures(database, targets);
    expect(answered).toEqual(plain);
  });

  test('concurrent callers get the same salt for a day', async () => {
    const { db } = await open();
    let made = 0;
    const ask = () => saltOf(db, 20_000, () => `salt ${(made += 1)}`);
    expect(new Set(await Promise.all([ask(), ask(), ask()])).size).toBe(1);
    expect(await saltOf(db, 20_001, () => 'other')).toBe('other');
  });

  test('salts are forgotten when the second day after theirs begins', async () => {
    const database = await open();
    for (const day of [19_998, 19_999, 20_000]) await saltOf(database.db, day, () => 'salt');
    await forget(database, 20_000);
    const salts = await database.db.selectFrom('visit_salts').select('day').orderBy('day').execute();
    expect(salts).toEqual([{ day: 19_999 }, { day: 20_000 }]);
  });

  test('visitors of past days are forgotten once no more visits of those days arrive', async () => {
    const database = await open();
    const targets = await addTargets(database);
    const append = visitAppender(database);
    const visitors = () => database.db.selectFrom('visitors').select('visitor').execute();
    const add = async (visits: Visit[]) => {
      await append(visits);
      await rollUp(database);
    };
    const past = Array.from({ length: 100 }, () => randomVisit(targets));
    await add(past);
    await forget(database, 20_010);
    expect(await visitors()).not.toEqual([]);
    // The same visitors come again on the same days, after others have been forgotten.
    await add(past);
    await forget(database, 20_010);
    await add([visit({ kind: 'link', target_id: targets.links[0] ?? 0 }, { at: noon + 10 * day })]);
    await forget(database, 20_010);
    expect(await visitors()).toEqual([{ visitor: 'v1' }]);
    const { answered, plain } = await figures(database, targets);
    expect(answered).toEqual(plain);
  });
});
