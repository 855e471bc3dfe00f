import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as domains from '#server/store/domains.ts';
import * as links from '#server/store/links.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let domain: number;

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Alias, destination, title, description, and day in March 2026. */
const records = [
  ['menu', 'https://acme.example/menus/spring', 'Spring menu', 'All restaurants', 1],
  ['jobs', 'https://careers.acme.example/open', 'Open positions', 'Join 100% of us, ΑΣΟΣ', 2],
  ['müller', 'https://acme.example/m', 'Größe ÄÖÜ', 'Straße', 3],
  ['press_kit', 'https://acme.example/press.zip', 'Press kit', '', 4],
] as const;

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  const { db } = waypost.service;
  domain = await domains.add(db, {
    account_id: ada.id,
    scheme: 'https',
    host: 'go.acme.example',
    redirectroot: '',
    redirect404: '',
    created_at: 1,
  });
  for (const [alias, longurl, title, description, day] of records) {
    const created_at = Date.UTC(2026, 2, day) / 1000;
    await links.add(db, {
      account_id: ada.id,
      domain_id: null,
      alias,
      longurl,
      title,
      description,
      created_at,
    });
  }
  await links.add(db, {
    account_id: ada.id,
    domain_id: domain,
    alias: 'sale',
    longurl: 'https://shop.acme.example',
    title: 'Sale',
    description: '',
    created_at: Date.UTC(2026, 2, 5) / 1000,
  });
  for (const [alias, clicks] of [
    ['jobs', 2],
    ['menu', 5],
  ] as const) {
    for (let count = 0; count < clicks; count += 1) {
      await fetch(`${waypost.url}/${alias}`, { redirect: 'manual', headers: { 'User-Agent': agent } });
    }
  }
});
afterAll(() => waypost.stop());

const get = (query = '', key = ada.key) => waypost.call('GET', `/api/urls${query}`, { key });
const aliases = async (query = '') =>
  (await get(query)).body.data.urls.map(({ alias }: { alias: string }) => alias);

test('a listed link has the eight documented members, its campaign and its channels', async () => {
  const { urls } = (await get('?q=spring')).body.data;
  expect(urls).toEqual([
    {
      id: expect.any(Number),
      alias: 'menu',
      shorturl: `${waypost.url}/menu`,
      longurl: 'https://acme.example/menus/spring',
      clicks: 5,
      title: 'Spring menu',
      description: 'All restaurants',
      date: '2026-03-01 00:00:00',
      campaign: null,
      channel: [],
    },
  ]);
});

test('links are listed newest first, or most clicked first and then newest', async () => {
  const newest = ['sale', 'press_kit', 'müller', 'jobs', 'menu'];
  expect(await aliases()).toEqual(newest);
  expect(await aliases('?order=date')).toEqual(newest);
  expect(await aliases('?order=click')).toEqual(['menu', 'jobs', 'sale', 'press_kit', 'müller']);
  expect(await aliases('?order=')).toEqual(newest);
});

test('an unknown order is refused', async () => {
  const { status, body } = await get('?order=clicks');
  expect(status).toBe(400);
  expect(body).toEqual({ error: 1, message: 'order must be date or click.', field: 'order' });
});

test.each([
  ['SPRING', ['menu']],
  ['acme menu', ['menu']],
  ['careers', ['jobs']],
  ['größe straße', ['müller']],
  ['GRÖSSE', []],
  ['MÜLLER', ['müller']],
  ['müller'.normalize('NFD'), ['müller']],
  ['ΑΣ', ['jobs']],
  ['100%', ['jobs']],
  ['%', ['jobs']],
  ['press_', ['press_kit']],
  ['s_ring', []],
  ['menu positions', []],
  ['   ', ['sale', 'press_kit', 'müller', 'jobs', 'menu']],
  ["'; drop table links; --", []],
])('q=%s finds %j', async (q, expected) => {
  expect(await aliases(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
});

describe('the parameter short', () => {
  test('finds a link by its address, with or without scheme, and by its alias', async () => {
    const host = waypost.url.replace('http://', '');
    for (const short of [`${waypost.url}/menu`, `${host}/menu`, `https://${host}/menu/?utm=x#y`, 'menu']) {
      const { status, body } = await get(`?short=${encodeURIComponent(short)}&limit=zero&order=nonsense`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ error: 0, details: { alias: 'menu', clicks: 5 } });
      expect(body.data).toMatchObject({
        clicks: 5,
        uniqueClicks: 1,
        topBrowsers: { Firefox: '5' },
        topOs: { Windows: '5' },
      });
      expect(Object.keys(body.data.socialCount)).toEqual(['facebook', 'twitter', 'instagram']);
    }
  });

  test('finds a link on a branded domain, and an alias with non-ASCII letters', async () => {
    expect((await get('?short=go.acme.example/sale')).body.details.shorturl).toBe(
      'https://go.acme.example/sale',
    );
    expect((await get('?short=sale')).body.details.alias).toBe('sale');
    expect((await get(`?short=${encodeURIComponent(`${waypost.url}/m%C3%BCller`)}`)).body.details.alias).toBe(
      'müller',
    );
  });

  test('finds a link on an internationalized domain in any spelling of its host', async () => {
    const { id: account_id, key } = await waypost.addAccount();
    const { db } = waypost.service;
    const host = 'xn--mller-kva.example';
    const to = { redirectroot: '', redirect404: '' };
    const domain_id = await domains.add(db, { account_id, scheme: 'https', host, ...to, created_at: 1 });
    const texts = { longurl: 'https://acme.example', title: '', description: '' };
    await links.add(db, { account_id, domain_id, alias: 'mm', ...texts, created_at: 1 });
    for (const written of ['müller.example', 'MÜLLER.example', host, 'müller.example:443'])
      expect((await get(`?short=${encodeURIComponent(`https://${written}/mm`)}`, key)).body).toMatchObject({
        details: { alias: 'mm' },
      });
  });

  test.each([
    'nothing',
    'https://go.acme.example/menu',
    'https://other.example/menu',
    'a/b/c',
    '%E0%A4%A',
    '/',
  ])('without a match (%s) returns an error with status 200', async (short) => {
    const { status, body } = await get(`?short=${encodeURIComponent(short)}`);
    expect(status).toBe(200);
    expect(body).toEqual({ error: 1, message: 'Link not found.' });
  });

  test('doesn’t find another account’s link', async () => {
    const { key } = await waypost.addAccount();
    expect((await get('?short=menu', key)).body.error).toBe(1);
    expect((await get('', key)).body.data.result).toBe(0);
  });
});
