import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as links from '#server/store/links.ts';
import type { Visit } from '#server/traffic/counting/recorder.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
let link: number;
let qr: number;

const visit = (
  kind: 'link' | 'qr',
  target_id: number,
  at: string,
  visitor: string,
  country = 'DE',
): Visit => ({
  kind,
  target_id,
  at: Date.parse(at) / 1000,
  country,
  referrer: 'Direct',
  browser: 'Firefox',
  os: 'Windows',
  social: '',
  visitor,
});

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
  link = await links.add(waypost.service.db, {
    account_id: ada.id,
    domain_id: null,
    alias: 'menu',
    longurl: 'https://acme.example',
    title: '',
    description: '',
    created_at: 1,
  });
  qr = (await waypost.call('POST', '/api/qr/add', { key: ada.key, body: { type: 'text', data: 'x' } })).body
    .id;
  const { recorder } = waypost.service;
  for (const each of [
    visit('qr', qr, '2026-03-13T23:30:00Z', 'ada'),
    visit('qr', qr, '2026-03-13T23:45:00Z', 'ada'),
    visit('qr', qr, '2026-03-14T12:00:00Z', 'ada', 'AT'),
    visit('qr', qr, '2026-03-14T12:10:00Z', 'bob', 'AT'),
    visit('qr', qr, '2026-10-25T00:30:00Z', 'eve'),
    visit('qr', qr, '2026-10-25T01:30:00Z', 'eve'),
    visit('link', link, '2026-03-14T08:00:00Z', 'ada', 'AT'),
  ]) {
    await recorder.record(each);
  }
});
afterAll(() => waypost.stop());

const get = (path: string, query = '', key = ada.key) => waypost.call('GET', `${path}?${query}`, { key });
const ofCode = (query: string) => get(`/api/qr/${qr}/series`, query);

describe('GET /api/qr/:id/series', () => {
  test('returns scans and new visitors of each day, including days without any', async () => {
    const { body } = await ofCode('from=2026-03-12&to=2026-03-14');
    expect(body).toEqual({
      error: 0,
      data: {
        by: 'day',
        zone: 'UTC',
        from: '2026-03-12',
        to: '2026-03-14',
        series: [
          { at: '2026-03-12', clicks: 0, uniqueClicks: 0 },
          { at: '2026-03-13', clicks: 2, uniqueClicks: 1 },
          { at: '2026-03-14', clicks: 2, uniqueClicks: 2 },
        ],
      },
    });
  });

  test('counts by the days and hours of the requested time zone', async () => {
    const { series } = (await ofCode('from=2026-03-13&to=2026-03-14&zone=Europe/Berlin')).body.data;
    expect(series).toEqual([
      { at: '2026-03-13', clicks: 0, uniqueClicks: 0 },
      { at: '2026-03-14', clicks: 4, uniqueClicks: 3 },
    ]);
    const kathmandu = (await ofCode('from=2026-03-14&to=2026-03-14&by=hour&zone=Asia/Kathmandu')).body.data
      .series;
    expect(kathmandu).toHaveLength(24);
    expect(kathmandu[5]).toEqual({ at: '2026-03-14T05:00+05:45', clicks: 2, uniqueClicks: 1 });
  });

  test('keeps hours on the full hour after a clock change of half an hour', async () => {
    const { series } = (await ofCode('from=2026-04-04&to=2026-04-06&by=hour&zone=Australia/Lord_Howe')).body
      .data;
    const at = series.map((point: { at: string }) => point.at.slice(0, 16));
    expect(at).toContain('2026-04-05T00:00');
    expect(at).toContain('2026-04-06T00:00');
    expect(at.at(-1)).toBe('2026-04-06T23:00');
  });

  test('returns 23 or 25 hours for a day on which the clocks change', async () => {
    const hours = async (day: string) =>
      (await ofCode(`from=${day}&to=${day}&by=hour&zone=Europe/Berlin`)).body.data.series;
    expect(await hours('2026-03-29')).toHaveLength(23);
    const autumn = await hours('2026-10-25');
    expect(autumn).toHaveLength(25);
    const days = (await ofCode('from=2026-03-14&to=2026-10-26&zone=Europe/Berlin')).body.data.series;
    expect(days).toHaveLength(227);
    expect(days.filter(({ clicks }: { clicks: number }) => clicks > 0)).toEqual([
      { at: '2026-03-14', clicks: 4, uniqueClicks: 3 },
      { at: '2026-10-25', clicks: 2, uniqueClicks: 1 },
    ]);
    expect(autumn.slice(2, 4)).toEqual([
      { at: '2026-10-25T02:00+02:00', clicks: 1, uniqueClicks: 1 },
      { at: '2026-10-25T02:00+01:00', clicks: 1, uniqueClicks: 0 },
    ]);
  });

  test('returns the last thirty days if no range is sent', async () => {
    const { data } = (await ofCode('')).body;
    expect(data.series).toHaveLength(30);
    expect(data.to).toBe(new Date().toISOString().slice(0, 10));
  });

  test.each([
    ['from=2026-02-30', 'from', 'This day doesn’t exist.'],
    ['to=tomorrow', 'to', 'Enter a date such as 2026-03-14.'],
    ['from=2026-03-14&to=2026-03-13', 'from', 'The first day can’t be after the last.'],
    ['from=1900-01-01&to=2026-01-01', 'from', expect.stringContaining('Choose at most')],
    ['from=2025-01-01&to=2026-01-01&by=hour', 'from', expect.stringContaining('Choose at most')],
    ['by=week', 'by', 'by must be day or hour.'],
    ['zone=Mars/Olympus', 'zone', 'zone must be a time zone such as Europe/Berlin.'],
  ])('%s is refused', async (query, field, message) => {
    const { status, body } = await ofCode(query);
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message, field });
  });

  test('returns 404 for another account’s code', async () => {
    expect((await get(`/api/qr/${qr}/series`, '', bob.key)).status).toBe(404);
  });
});

test('GET /api/url/:id/series returns a link’s clicks, only to its account', async () => {
  const { series } = (await get(`/api/url/${link}/series`, 'from=2026-03-14&to=2026-03-14')).body.data;
  expect(series).toEqual([{ at: '2026-03-14', clicks: 1, uniqueClicks: 1 }]);
  expect((await get(`/api/url/${link}/series`, '', bob.key)).status).toBe(404);
});

test('GET /api/series sums up the whole account, and nothing of others', async () => {
  const bio = await waypost.call('POST', '/api/bio/add', { key: ada.key, body: { title: 'Ada' } });
  await waypost.service.recorder.record({
    ...visit('link', bio.body.id, '2026-03-13T08:00:00Z', 'eve'),
    kind: 'bio',
  });
  const { data } = (await get('/api/series', 'from=2026-03-13&to=2026-03-14')).body;
  expect(data.series).toEqual([
    { at: '2026-03-13', clicks: 0, scans: 2, views: 1 },
    { at: '2026-03-14', clicks: 1, scans: 2, views: 0 },
  ]);
  // As in the statistics, the views of a deleted page still count.
  await waypost.call('DELETE', `/api/bio/${bio.body.id}/delete`, { key: ada.key });
  const later = (await get('/api/series', 'from=2026-03-13&to=2026-03-14')).body.data;
  expect(later.series).toEqual(data.series);
  expect(data.topCountries).toEqual({ DE: '4', AT: '3' });
  const theirs = (await get('/api/series', 'from=2026-03-13&to=2026-03-14', bob.key)).body.data;
  expect(
    theirs.series.every(({ clicks, scans }: { clicks: number; scans: number }) => clicks + scans === 0),
  ).toBe(true);
  expect(theirs.topCountries).toEqual({});
});

describe('the series of a campaign or a channel', () => {
  const made = async (path: string, body: object) =>
    (await waypost.call('POST', path, { key: ada.key, body })).body.id as number;
  const put = (path: string) => waypost.call('POST', path, { key: ada.key });
  const range = 'from=2026-03-13&to=2026-03-14';

  test('returns the clicks of a campaign, and its most clicked links since a day', async () => {
    const id = await made('/api/campaign/add', { name: 'Spring' });
    await put(`/api/campaign/${id}/assign/${link}`);
    const { body } = await get(`/api/campaign/${id}/series`, range);
    expect(body.data.series).toEqual([
      { at: '2026-03-13', clicks: 0, scans: 0, views: 0 },
      { at: '2026-03-14', clicks: 1, scans: 0, views: 0 },
    ]);
    expect(body.data.top).toMatchObject([{ type: 'links', id: link, title: 'menu', visits: 1 }]);
    const later = await get(`/api/campaign/${id}/series`, 'from=2026-03-14&to=2026-03-15&since=2026-03-15');
    expect(later.body.data.series.map(({ clicks }: { clicks: number }) => clicks)).toEqual([1, 0]);
    expect(later.body.data.top).toEqual([]);
  });

  test('returns the visits of a channel’s items, and its most visited items', async () => {
    const id = await made('/api/channel/add', { name: 'Print' });
    const empty = (await get(`/api/channel/${id}/series`, range)).body;
    expect(empty.data.series).toHaveLength(2);
    expect(empty.data.top).toEqual([]);
    await put(`/api/channel/${id}/assign/links/${link}`);
    await put(`/api/channel/${id}/assign/qr/${qr}`);
    const { body } = await get(`/api/channel/${id}/series`, range);
    expect(body.data.series).toEqual([
      { at: '2026-03-13', clicks: 0, scans: 2, views: 0 },
      { at: '2026-03-14', clicks: 1, scans: 2, views: 0 },
    ]);
    expect(body.data.top).toMatchObject([
      { type: 'qr', id: qr, visits: 4 },
      { type: 'links', id: link, visits: 1 },
    ]);
    expect((await get(`/api/channel/${id}/series`, range, bob.key)).status).toBe(404);
  });
});
