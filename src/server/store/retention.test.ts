import { expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, noon, randomVisit, visit } from '#test/random-visits.ts';
import type { Database } from './database/database.ts';
import { forgetVisits, monthsBefore } from './retention.ts';
import { pack } from './analytics/pack.ts';
import { rollUp } from './roll-up.ts';
import { visitsBetween } from './series.ts';
import { forget, statisticsOf, visitAppender } from './visits.ts';

const day = 86_400;

async function countAll(database: Database): Promise<void> {
  await rollUp(database);
  await pack(database);
}

test.each([
  ['2026-11-22T10:00:00Z', 25, '2024-10-22T10:00:00Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
  ['2024-03-31T23:59:59Z', 1, '2024-02-29T23:59:59Z'],
  ['2026-01-01T00:00:00Z', 12, '2025-01-01T00:00:00Z'],
])('counted from %s, %i months earlier is %s', (now, months, then) => {
  expect(monthsBefore(Date.parse(now) / 1000, months)).toBe(Date.parse(then) / 1000);
});

eachDatabase((open) => {
  const kept = async ({ db }: Database) =>
    (await db.selectFrom('visits').orderBy('id').select('at').execute()).map(({ at }) => at);

  test('deleting old visits leaves every figure unchanged', async () => {
    const database = await open();
    const targets = await addTargets(database);
    const append = visitAppender(database);
    const old = Array.from({ length: 1300 }, () => randomVisit(targets));
    await append(old);
    const fresh = visit({ kind: 'link', target_id: targets.links[0] ?? 0 }, { at: noon + 40 * day });
    await append([fresh, fresh]);
    await countAll(database);
    const figures = async () => [
      ...(await Promise.all(targets.links.map((id) => statisticsOf(database.db, 'link', id)))),
      ...(await Promise.all(targets.qrs.map((id) => statisticsOf(database.db, 'qr', id)))),
      ...(await Promise.all(targets.bios.map((id) => statisticsOf(database.db, 'bio', id)))),
      await visitsBetween(database.db, 'links', 1, { from: 0, to: noon + 90 * day }),
    ];
    const before = await figures();
    const pauses: number[] = [];
    const deleted = await forgetVisits(database, noon + 20 * day, async (took) => pauses.push(took));
    expect(deleted).toBe(1300);
    expect(pauses.length).toBeGreaterThan(1);
    expect(await kept(database)).toEqual([fresh.at, fresh.at]);
    expect(await figures()).toEqual(before);
    // Old visits aren't counted again, and the next visit is counted.
    await forget(database, Math.floor(noon / day) + 50);
    await append([fresh]);
    await countAll(database);
    const { clicks } = await statisticsOf(database.db, 'link', targets.links[0] ?? 0);
    expect(clicks).toBe((before[0] as { clicks: number }).clicks + 1);
  });

  test('uncounted visits and the newest visit are kept, however old', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const append = visitAppender(database);
    const old = visit({ kind: 'link', target_id: links[0] ?? 0 }, { at: noon });
    await append([old, old]);
    expect(await forgetVisits(database, noon + day)).toBe(0);
    await countAll(database);
    expect(await forgetVisits(database, noon + day)).toBe(1);
    await append([old]);
    await countAll(database);
    expect((await statisticsOf(database.db, 'link', links[0] ?? 0)).clicks).toBe(3);
  });

  test('only visits from before the given time are deleted, in whatever order they were recorded', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const append = visitAppender(database);
    const at = (days: number) => visit({ kind: 'link', target_id: links[0] ?? 0 }, { at: noon + days * day });
    await append([at(1), at(5), at(2), at(6), at(7)]);
    await countAll(database);
    await forgetVisits(database, noon + 3 * day);
    expect(await kept(database)).toEqual([5, 6, 7].map((days) => noon + days * day));
    expect(await forgetVisits(database, noon + 3 * day)).toBe(0);
  });

  test('no visit is deleted when the deletion is stopped from the start', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const old = visit({ kind: 'link', target_id: links[0] ?? 0 });
    await visitAppender(database)([old, old]);
    await countAll(database);
    expect(await forgetVisits(database, noon + day, undefined, () => true)).toBe(0);
    expect(await forgetVisits(database, noon + day)).toBe(1);
  });
});
