import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noValue, unknownValue } from '#contract/asked-visits.ts';
import type { Visit } from '#server/traffic/counting/recorder.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
let links: number[];
let campaign: number;

const visit = (kind: 'link' | 'qr', target_id: number, at: string, more: Partial<Visit> = {}): Visit => ({
  kind,
  target_id,
  at: Math.floor(Date.parse(at) / 1000),
  country: 'DE',
  referrer: 'Direct',
  browser: 'Firefox',
  os: 'Windows',
  social: '',
  visitor: 'ada',
  ...more,
});

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
  const add = (alias: string, longurl = 'https://acme.example') =>
    addLink(waypost, ada.id, { alias, longurl });
  links = [
    await add('menu', 'https://acme.example/menu?utm_source=letter&utm_medium=email&utm_campaign=May'),
    await add('shop'),
    await add('jobs'),
  ].map(({ id }) => id);
  const call = (path: string, body: object) => waypost.call('POST', path, { key: ada.key, body });
  campaign = (await call('/api/campaign/add', { name: 'Spring' })).body.id;
  await call(`/api/campaign/${campaign}/assign/${links[0]}`, {});
  await call(`/api/campaign/${campaign}/assign/${links[1]}`, {});
});
afterAll(() => waypost.stop());

const get = (query: Record<string, string | number>, key = ada.key, path = '/api/analytics') =>
  waypost.call('GET', `${path}?${new URLSearchParams(query as Record<string, string>)}`, { key });

describe('GET /api/analytics', () => {
  test('reports visits by the recorded details of visitors and destinations', async () => {
    const open = (path: string, headers: Record<string, string>) =>
      fetch(`${waypost.url}${path}`, { redirect: 'manual', headers });
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
    await open('/menu', {
      'user-agent': iPhone,
      'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
      referer: 'https://www.News.example/Story?id=7',
    });
    await open('/shop', { 'user-agent': 'curl/8.0', referer: 'https://www.google.co.uk/' });
    const { body } = await get({
      top: 'language,device,os,referrer,referrer_path,source,utm_source,utm_campaign,rule,country,city,link,campaign',
    });
    const top = Object.fromEntries(
      body.data.top.map(({ by, rows }: { by: string; rows: { value: string; visits: number }[] }) => [
        by,
        Object.fromEntries(rows.map(({ value, visits }) => [value, visits])),
      ]),
    );
    expect(top).toEqual({
      language: { de: 1, '(unknown)': 1 },
      device: { phone: 1, other: 1 },
      os: { iOS: 1, '(unknown)': 1 },
      referrer: { 'news.example': 1, 'google.co.uk': 1 },
      referrer_path: { 'news.example/Story': 1, 'google.co.uk/': 1 },
      source: { mail: 1, search: 1 },
      utm_source: { letter: 1, '(none)': 1 },
      utm_campaign: { May: 1, '(none)': 1 },
      rule: { [noValue]: 2 },
      country: { [unknownValue]: 2 },
      city: { '(unknown)': 2 },
      link: { [links[0] ?? 0]: 1, [links[1] ?? 0]: 1 },
      campaign: { [campaign]: 2 },
    });
    expect(body.data.dimensions).not.toContain('city');
    expect(body.data.totals).toMatchObject({ visits: 2, visitors: 2, repeatVisitors: 0 });
    expect((await get({ top: 'link' }, bob.key)).body.data).toMatchObject({
      totals: { visits: 0, first: null, busiest: null },
      top: [{ by: 'link', count: 0, rows: [] }],
    });
  });

  test('reports the last 24 hours, including the current one, beside the 24 before', async () => {
    const eve = await waypost.addAccount();
    const { id } = await addLink(waypost, eve.id, { alias: 'daily' });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    for (const hours of [0, 1, 22, 25, 25, 50])
      await waypost.service.recorder.record(visit('link', id, hoursAgo(hours)));
    await waypost.service.recorder.counted();
    const { body } = await get({ last: '24h', zone: 'Asia/Kolkata', compare: 'before', by: 'day' }, eve.key);
    const { data } = body;
    expect(data).toMatchObject({ by: 'hour', totals: { visits: 3 }, totalsBefore: { visits: 2 } });
    expect(data.series).toHaveLength(24);
    expect(data.series.at(-1)).toMatchObject({ visits: 1, before: { visits: 0 } });
    const headers = { authorization: `Bearer ${eve.key}` };
    const file = await fetch(`${waypost.url}/api/analytics/visits.csv?last=24h`, { headers });
    expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + 3);
    expect((await get({ last: '1h' }, eve.key)).status).toBe(400);
  });

  test('compares totals and rows with the preceding period', async () => {
    const { recorder } = waypost.service;
    for (const each of [
      visit('link', links[2] ?? 0, '2025-03-29T10:00:00Z', { country: 'AT' }),
      visit('link', links[2] ?? 0, '2025-03-30T00:30:00Z'),
      visit('link', links[2] ?? 0, '2025-03-30T01:10:00Z'),
      visit('link', links[2] ?? 0, '2025-03-30T01:20:00Z', { visitor: 'bob' }),
    ])
      await recorder.record(each);
    const { body } = await get({
      of: 'link',
      id: links[2] ?? 0,
      from: '2025-03-30',
      to: '2025-03-30',
      by: 'hour',
      zone: 'Europe/Berlin',
      compare: 'before',
      top: 'country,link',
    });
    const { data } = body;
    expect(data.totals).toEqual({
      visits: 3,
      visitors: 2,
      newVisitors: 1,
      repeatVisitors: 1,
      first: '2025-03-30 00:30:00',
      last: '2025-03-30 01:20:00',
      busiest: { at: '2025-03-30T03:00+02:00', visits: 2 },
    });
    expect(data.totalsBefore).toMatchObject({ visits: 1, visitors: 1 });
    expect(data.before).toEqual({ from: '2025-03-29', to: '2025-03-29' });
    // The clocks go forward from two to three.
    expect(data.series).toHaveLength(23);
    expect(data.series[1]).toMatchObject({ at: '2025-03-30T01:00+01:00', visits: 1, visitors: 1 });
    expect(data.series[2]).toMatchObject({ at: '2025-03-30T03:00+02:00', visits: 2, visitors: 1 });
    expect(data.top).toEqual([
      {
        by: 'country',
        count: 2,
        rows: [
          { value: 'DE', visits: 3, before: 0 },
          { value: 'AT', visits: 0, before: 1 },
        ],
      },
      {
        by: 'link',
        count: 1,
        rows: [{ value: String(links[2]), name: `${new URL(waypost.url).host}/jobs`, visits: 3, before: 1 }],
      },
    ]);
  });

  test('leaves future hours out of the series', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await get({ from: today, to: today, by: 'hour' });
    expect(body.data.series).toHaveLength(new Date().getUTCHours() + 1);
  });

  test.each([
    [{ of: 'link' }, 400, 'id is required.'],
    [{ of: 'link', id: 99_999 }, 404, 'Link not found.'],
    [{ filters: '[{"by":"mood","is":["good"]}]' }, 400, 'filters must be a list'],
    [{ top: 'country,mood' }, 400, 'Name one of country'],
    [{ from: '2026-02-30' }, 400, 'This day doesn’t exist.'],
  ])('refuses %o', async (query, status, message) => {
    const answer = await get(query);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
  });
});

describe('GET /api/analytics/breakdown', () => {
  test('returns rows in pages, or only those that contain the search text', async () => {
    const { recorder } = waypost.service;
    for (const referrer of ['news.example', 'google.com', 'google.com', 'Direct'])
      await recorder.record(visit('link', links[0] ?? 0, '2025-10-21T12:00:00Z', { referrer }));
    const range = { from: '2025-10-20', to: '2025-10-29', by: 'referrer' };
    const path = '/api/analytics/breakdown';
    const { body } = await get({ ...range, limit: 2 }, ada.key, path);
    expect(body.data).toMatchObject({ result: 3, perpage: 2, nextpage: 2, maxpage: 2 });
    expect(body.data.rows).toHaveLength(2);
    const found = await get({ ...range, q: 'NEWS', compare: 'before' }, ada.key, path);
    expect(found.body.data.rows).toEqual([{ value: 'news.example', visits: 1, before: 0 }]);
    const byName = await get({ ...range, by: 'campaign', q: 'spr' }, ada.key, path);
    expect(byName.body.data.rows).toMatchObject([{ value: String(campaign), name: 'Spring' }]);
  });
});

describe('GET /api/analytics/compare', () => {
  const compare = (query: Record<string, string>, key = ada.key) => get(query, key, '/api/analytics/compare');

  test('returns for each record the totals and series of a query for that record alone', async () => {
    const { recorder } = waypost.service;
    for (const each of [
      visit('link', links[0] ?? 0, '2025-05-01T10:00:00Z', { country: 'AT' }),
      visit('link', links[0] ?? 0, '2025-05-02T10:00:00Z'),
      visit('link', links[1] ?? 0, '2025-05-02T11:00:00Z', { visitor: 'bob' }),
    ])
      await recorder.record(each);
    const period = { from: '2025-05-01', to: '2025-05-02', zone: 'Asia/Kathmandu' };
    const [menu = 0, shop = 0] = links;
    const { body } = await compare({ of: 'link', ids: `${shop},${menu},${shop}`, ...period });
    expect(body.data).toMatchObject({ from: '2025-05-01', to: '2025-05-02', by: 'day', exact: true });
    const told = body.data.records;
    expect(told.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [shop, `${new URL(waypost.url).host}/shop`],
      [menu, `${new URL(waypost.url).host}/menu`],
    ]);
    for (const { id, totals, series } of told) {
      const alone = (await get({ of: 'link', id, ...period })).body.data;
      expect(totals).toEqual(alone.totals);
      expect(series).toEqual(alone.series);
    }
    expect(told[1].series).toEqual([
      { at: '2025-05-01', visits: 1, visitors: 1 },
      { at: '2025-05-02', visits: 1, visitors: 1 },
    ]);
    const filtered = await compare({
      of: 'link',
      ids: String(menu),
      filters: JSON.stringify([{ by: 'country', is: ['AT'] }]),
      ...period,
    });
    expect(filtered.body.data.records[0].totals.visits).toBe(1);
    expect((await compare({ of: 'campaign', ids: `${campaign}`, ...period })).body.data).toMatchObject({
      records: [{ id: campaign, name: 'Spring', totals: { visits: 3 } }],
    });
  });

  test('skips foreign and unknown ids, returns 404 if none remain, and takes one to five ids', async () => {
    const ids = String(links[0]);
    const none = await compare({ of: 'link', ids }, bob.key);
    expect([none.status, none.body.message]).toEqual([404, 'Link not found.']);
    const some = await compare({ of: 'link', ids: `999999,${ids}` });
    expect(some.body.data.records.map(({ id }: { id: number }) => id)).toEqual([links[0]]);
    expect((await compare({ of: 'domain', ids: '0' }, bob.key)).status).toBe(200);
    for (const wrong of ['', '1,2,3,4,5,6', '1,', 'a']) {
      const { status, body } = await compare({ of: 'link', ids: wrong });
      expect([wrong, status, body.field]).toEqual([wrong, 400, 'ids']);
    }
    expect((await compare({ of: 'account', ids })).body.field).toBe('of');
  });
});
