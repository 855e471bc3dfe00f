import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetBlocks } from '#server/store/analytics/forget-blocks.ts';
import { seal } from '#server/store/analytics/seal.ts';
import { addLink } from '#test/add-link.ts';
import { plainAnswer, plainDimensions } from '#test/plain-analytics.ts';
import { isThorough } from '#test/run/thorough.ts';
import { visit } from '#test/random-visits.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let links: number[];
let qr: number;
let campaign: number;

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  links = [];
  for (const alias of ['menu', 'shop', 'jobs']) links.push((await addLink(waypost, ada.id, { alias })).id);
  const call = (path: string, body: object) => waypost.call('POST', path, { key: ada.key, body });
  qr = (await call('/api/qr/add', { type: 'text', data: 'x' })).body.id;
  campaign = (await call('/api/campaign/add', { name: 'Spring' })).body.id;
  for (const link of links.slice(0, 2)) await call(`/api/campaign/${campaign}/assign/${link}`, {});
});
afterAll(() => waypost.stop());

test('analytics equal a plain count of the visits for any period, time zone and filters', async () => {
  const { recorder, database } = waypost.service;
  const oneOf = <T>(values: readonly T[], place: number): T => values[place % values.length] as T;
  const days = fc.integer({ min: 0, max: 29 });
  const anyVisit = fc
    .tuple(fc.nat(30 * 86_400 - 1), fc.nat(3), fc.nat(4), fc.nat(2), fc.nat(2), fc.nat(5), fc.nat(3))
    .map(([second, target, country, device, browser, visitor, utm]) =>
      visit(target === 3 ? { kind: 'qr', target_id: qr } : { kind: 'link', target_id: links[target] ?? 0 }, {
        // The period includes the clock change in Berlin, and before it the one on Lord Howe Island, which is only half
        // an hour.
        at: Date.UTC(2025, 9, 3) / 1000 + second,
        country: oneOf(['DE', 'AT', 'FR', 'US', 'Unknown'], country),
        device: oneOf(['phone', 'desktop', null], device),
        browser: oneOf(['Chrome', 'Safari', 'Firefox'], browser),
        referrer: oneOf(['Direct', 'google.com', 'news.example'], country + browser),
        utm_source: oneOf(['letter', '', 'poster', null], utm),
        rule: oneOf(['', 'country:DE'], country),
        visitor: `v${visitor}`,
      }),
    );
  const [visits = []] = fc.sample(fc.array(anyVisit, { minLength: 900, maxLength: 900 }), {
    numRuns: 1,
    seed: 7,
  });
  const made = visits.slice(0, 800);
  await Promise.all(made.map((each) => recorder.record(each)));
  const anyFilter = fc
    .tuple(
      fc.constantFrom(
        { by: 'country', values: ['DE', 'AT', '(unknown)'] },
        { by: 'device', values: ['phone', '(unknown)'] },
        { by: 'browser', values: ['Safari', 'Chrome'] },
        { by: 'referrer', values: ['(none)', 'google.com'] },
        { by: 'utm_source', values: ['letter', '(none)'] },
        { by: 'link', values: links.map(String).slice(0, 2) },
      ),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([{ by, values }, isNot, isOne]) => ({
      by,
      [isNot ? 'not' : 'is']: isOne ? values.slice(0, 1) : values,
    }));
  const question = fc.record({
    days: fc.tuple(days, days).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
    zone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
    ),
    filters: fc.array(anyFilter, { maxLength: 3 }),
    ofCampaign: fc.boolean(),
  });
  const day = (number: number) => new Date(Date.UTC(2025, 9, 3 + number)).toISOString().slice(0, 10);
  const holds = fc.asyncProperty(question, async ({ days: [first, last], zone, filters, ofCampaign }) => {
    const range = { from: day(first), to: day(last), zone };
    const query = new URLSearchParams({
      ...range,
      ...(ofCampaign && { of: 'campaign', id: String(campaign) }),
      filters: JSON.stringify(filters),
      top: plainDimensions.join(','),
      rows: '100',
    });
    const { status, body } = await waypost.call('GET', `/api/analytics?${query}`, { key: ada.key });
    expect(status).toBe(200);
    const plain = plainAnswer(made, {
      ...range,
      filters: filters as Parameters<typeof plainAnswer>[1]['filters'],
      ...(ofCampaign && { links: links.slice(0, 2) }),
    });
    const { totals, series, week, top } = body.data;
    expect({
      visits: totals.visits,
      visitors: totals.visitors,
      repeatVisitors: totals.repeatVisitors,
      days: Object.fromEntries(
        series
          .filter((point: { visits: number; visitors: number }) => point.visits + point.visitors > 0)
          .map(({ at, visits, visitors }: { at: string; visits: number; visitors: number }) => [
            at,
            { visits, visitors },
          ]),
      ),
      week,
      top: Object.fromEntries(
        top.map(({ by, rows }: { by: string; rows: { value: string; visits: number }[] }) => [
          by,
          Object.fromEntries(rows.map(({ value, visits }) => [value, visits])),
        ]),
      ),
    }).toEqual(plain);
  });
  await fc.assert(holds, { numRuns: isThorough ? 12 : 4 });
  // Now the counts come from the sums of single days and of longer periods.
  await seal(database, Date.now() / 1000);
  expect(await database.db.selectFrom('unsummed_days').selectAll().execute()).toEqual([]);
  await fc.assert(holds, { numRuns: isThorough ? 12 : 4 });
  // Some visits come late, on days that are already summed up.
  for (const each of visits.slice(800)) {
    made.push(each);
    await recorder.record(each);
  }
  await fc.assert(holds, { numRuns: isThorough ? 8 : 3 });
  await recorder.packed();
  await seal(database, Date.now() / 1000);
  await fc.assert(holds, { numRuns: isThorough ? 8 : 3 });
  // The single visits of the first days are deleted, but their sums are kept.
  await forgetBlocks(database.db, Date.UTC(2025, 9, 20) / 1000);
  await fc.assert(
    fc.asyncProperty(question, async (asked) =>
      fc.assert(holds, { numRuns: 1, examples: [[{ ...asked, zone: 'UTC', filters: [] }]] }),
    ),
    { numRuns: isThorough ? 8 : 3 },
  );
}, 60_000);
