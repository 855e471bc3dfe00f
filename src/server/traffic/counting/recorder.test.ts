import { expect, test, vi } from 'vitest';
import { rollUp } from '#server/store/roll-up.ts';
import { saltOf, statisticsOf, visitAppender } from '#server/store/visits.ts';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, plainCount, randomVisit, visit } from '#test/random-visits.ts';
import { createRecorder } from './recorder.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

eachDatabase((open) => {
  test('a visit is committed when its promise settles', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const recorder = createRecorder({ database });
    await recorder.record(visit({ kind: 'link', target_id: links[0] ?? 0 }));
    const { visits } = await database.db
      .selectFrom('visits')
      .select(database.db.fn.countAll<number>().as('visits'))
      .executeTakeFirstOrThrow();
    expect(visits).toBe(1);
    await recorder.close();
  });

  test('figures include every recorded visit, under traffic and with several readers', async () => {
    const database = await open();
    const targets = await addTargets(database);
    const recorder = createRecorder({ database });
    const link = targets.links[0] ?? 0;
    let settled = 0;
    const traffic = async () => {
      for (let round = 0; round < 30; round += 1) {
        await Promise.all(
          Array.from({ length: 20 }, async () => {
            await recorder.record(visit({ kind: 'link', target_id: link }));
            settled += 1;
          }),
        );
        await recorder.record(randomVisit({ ...targets, links: targets.links.slice(1) }));
      }
    };
    const wrong: number[] = [];
    const reader = async () => {
      for (let read = 0; read < 15; read += 1) {
        await turn();
        const answered = settled;
        await recorder.counted();
        const { clicks } = await statisticsOf(database.db, 'link', link);
        if (clicks < answered) wrong.push(answered - clicks);
      }
    };
    await Promise.all([traffic(), traffic(), reader(), reader()]);
    expect(wrong).toEqual([]);
    await recorder.counted();
    for (const [kind, ids] of [
      ['link', targets.links],
      ['qr', targets.qrs],
      ['bio', targets.bios],
    ] as const) {
      for (const id of ids) {
        expect(await statisticsOf(database.db, kind, id)).toEqual(await plainCount(database, kind, id));
      }
    }
    await recorder.close();
  }, 30_000);

  test('a visit that the database refuses leaves the visits recorded with it unaffected', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const [target_id = 0] = links;
    const errors: object[] = [];
    const recorder = createRecorder({ database, log: { error: (details) => errors.push(details) } });
    const one = () => visit({ kind: 'link', target_id });
    const refused = { ...one(), at: null as unknown as number };
    await Promise.all(
      [...Array.from({ length: 20 }, one), refused, one()].map((each) => recorder.record(each)),
    );
    await recorder.counted();
    expect(await statisticsOf(database.db, 'link', target_id)).toMatchObject({ clicks: 21 });
    expect((await recorder.status()).lost).toBe(1);
    expect(errors).toHaveLength(1);
    await recorder.close();
  });

  test('a visit with half a surrogate pair in a field is counted', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const [target_id = 0] = links;
    const recorder = createRecorder({ database });
    const half = '😀'.slice(0, 1);
    await recorder.record(visit({ kind: 'link', target_id }, { utm_campaign: `a${half}` }));
    await recorder.counted();
    expect(await statisticsOf(database.db, 'link', target_id)).toMatchObject({ clicks: 1 });
    await recorder.close();
  });

  test('closing during an automatic count neither fails nor logs an error', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const errors: object[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const recorder = createRecorder({ database, log: { error: (details) => errors.push(details) } });
      await recorder.record(visit({ kind: 'link', target_id: links[0] ?? 0 }));
      vi.advanceTimersByTime(500);
      await recorder.close();
    } finally {
      vi.useRealTimers();
    }
    await turn();
    expect(errors).toEqual([]);
  });

  test('closing commits pending visits without counting them, and the next start counts them', async () => {
    const database = await open();
    const { qrs } = await addTargets(database);
    const recorder = createRecorder({ database });
    const recorded = Array.from({ length: 50 }, () =>
      recorder.record(visit({ kind: 'qr', target_id: qrs[0] ?? 0 })),
    );
    await recorder.close();
    await Promise.all(recorded);
    expect(await statisticsOf(database.db, 'qr', qrs[0] ?? 0)).toMatchObject({ clicks: 0 });
    const next = createRecorder({ database });
    await expect
      .poll(() => statisticsOf(database.db, 'qr', qrs[0] ?? 0), { timeout: 15_000 })
      .toMatchObject({ clicks: 50, uniqueClicks: 1 });
    await next.close();
  });

  test('a read ahead of the count gets the time of the first uncounted visit', async () => {
    const database = await open();
    const targets = await addTargets(database);
    const recorder = createRecorder({ database, patience: 0 });
    expect(await recorder.caughtUp()).toBeUndefined();
    const append = visitAppender(database);
    await append(Array.from({ length: 3000 }, () => randomVisit(targets)));
    const { at } = await database.db
      .selectFrom('visits')
      .select('at')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(await recorder.caughtUp()).toBe(at);
    await recorder.counted();
    expect(await recorder.caughtUp()).toBeUndefined();
    await recorder.close();
  });

  test('each visit of a backlog is counted once when the recorder closes while counting', async () => {
    const database = await open();
    const targets = await addTargets(database);
    const append = visitAppender(database);
    for (let batch = 0; batch < 6; batch += 1)
      await append(Array.from({ length: 2500 }, () => randomVisit(targets)));
    const recorder = createRecorder({ database, patience: 0 });
    await recorder.caughtUp();
    await recorder.close();
    await rollUp(database);
    for (const id of targets.links)
      expect(await statisticsOf(database.db, 'link', id)).toEqual(await plainCount(database, 'link', id));
  }, 60_000);

  test('recorded visits are counted soon without a read', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const recorder = createRecorder({ database });
    await recorder.record(visit({ kind: 'link', target_id: links[0] ?? 0 }));
    await expect
      .poll(async () => (await statisticsOf(database.db, 'link', links[0] ?? 0)).clicks, { timeout: 15_000 })
      .toBe(1);
    await recorder.close();
  });

  test('a visit that can’t be committed is logged, and recording it doesn’t fail', async () => {
    const database = await open();
    await addTargets(database);
    const logged: object[] = [];
    const recorder = createRecorder({ database, log: { error: (details) => logged.push(details) } });
    const broken = { ...visit({ kind: 'link', target_id: 1 }), country: null as unknown as string };
    await recorder.record(broken);
    expect(logged).toMatchObject([{ times: 1 }]);
    await recorder.record(visit({ kind: 'link', target_id: 1 }));
    expect(logged).toHaveLength(1);
    await recorder.close();
  });

  test('old salts are forgotten at the start, once visits from before it are counted', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const to = { kind: 'link', target_id: links[0] ?? 0 } as const;
    const append = visitAppender(database);
    await saltOf(database.db, 20_000, () => 'salt');
    await append([visit(to)]);
    await rollUp(database);
    // The same visitor visits again, and the process ends before counting it.
    await append([visit(to)]);
    const recorder = createRecorder({ database });
    const salts = () => database.db.selectFrom('visit_salts').selectAll().execute();
    await expect.poll(salts, { timeout: 15_000 }).toEqual([]);
    await recorder.close();
    expect(await statisticsOf(database.db, 'link', to.target_id)).toMatchObject({
      clicks: 2,
      uniqueClicks: 1,
    });
  });
});
