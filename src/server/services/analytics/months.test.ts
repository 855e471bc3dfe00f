import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { visit } from '#test/random-visits.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

test('months are compared day by day, each with all of its days', async () => {
  const eve = await waypost.addAccount();
  const { id } = await addLink(waypost, eve.id, { alias: 'monthly' });
  for (const day of ['2025-08-30', '2025-08-31', '2025-09-30', '2025-10-30', '2025-10-31'])
    await waypost.service.recorder.record(
      visit({ kind: 'link', target_id: id }, { at: Date.parse(`${day}T12:00:00Z`) / 1000 }),
    );
  await waypost.service.recorder.counted();
  const daysOf = async (from: string, to: string) => {
    const { body } = await waypost.call('GET', `/api/analytics?from=${from}&to=${to}&compare=before`, {
      key: eve.key,
    });
    const { series, totalsBefore } = body.data;
    const last = series.slice(-2).map(({ before }: { before?: { at: string; visits: number } }) => before);
    return [totalsBefore.visits, ...last];
  };
  expect(await daysOf('2025-10-01', '2025-10-31')).toMatchObject([
    1,
    { at: '2025-09-30', visits: 1 },
    undefined,
  ]);
  expect(await daysOf('2025-09-01', '2025-09-30')).toMatchObject([
    2,
    { at: '2025-08-29', visits: 0 },
    { at: '2025-08-30', visits: 1 },
  ]);
});
