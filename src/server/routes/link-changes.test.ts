import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bios from '#server/store/bio.ts';
import * as domains from '#server/store/domains.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let eve: TestAccount;

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  eve = await waypost.addAccount();
  const { db } = waypost.service;
  const domain = { scheme: 'https' as const, redirectroot: '', redirect404: '', created_at: 1 };
  await domains.add(db, { ...domain, account_id: ada.id, host: 'go.acme.example' });
  await domains.add(db, { ...domain, account_id: eve.id, host: 'go.eve.example' });
  await bios.add(db, { account_id: eve.id, alias: 'eve', title: 'Eve', description: '', created_at: 1 }, []);
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/url/add', { key, body });
const get = (id: number, key = ada.key) => waypost.call('GET', `/api/url/${id}`, { key });
const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/url/${id}/update`, { key, body });
const remove = (id: number, key = ada.key) => waypost.call('DELETE', `/api/url/${id}/delete`, { key });
const follow = (address: string, host?: string) =>
  sendRequest(waypost.url + address, { headers: { 'User-Agent': agent, Host: host } });

describe('a link', () => {
  test('is created with an alias, and redirects to its destination', async () => {
    const { status, body } = await add({ url: 'https://acme.example/menu', custom: 'menu', title: 'Menu' });
    expect(status).toBe(200);
    expect(body).toEqual({ error: 0, id: expect.any(Number), shorturl: `${waypost.url}/menu` });
    const answer = await fetch(body.shorturl, { redirect: 'manual', headers: { 'User-Agent': agent } });
    expect(answer.headers.get('location')).toBe('https://acme.example/menu');
    expect((await get(body.id)).body).toMatchObject({
      error: 0,
      details: { id: body.id, alias: 'menu', title: 'Menu', description: '', clicks: 1 },
      data: { clicks: 1, uniqueClicks: 1, topBrowsers: { Firefox: '1' } },
    });
  });

  test('gets a random alias of its own if none is given', async () => {
    const made = await Promise.all([1, 2, 3].map(() => add({ url: 'https://acme.example/same' })));
    const aliases = made.map(({ body }) => new URL(body.shorturl).pathname);
    expect(new Set(aliases).size).toBe(3);
    for (const alias of aliases) expect(alias).toMatch(/^\/[A-Za-z0-9]{6,}$/);
  });

  test.each([
    ['acme.example/menu', 'https://acme.example/menu'],
    ['  http://acme.example ', 'http://acme.example'],
    ['acme.example:8080/x', 'https://acme.example:8080/x'],
    ['münchen.example/käse', 'https://münchen.example/käse'],
  ])('to %j is saved with the destination %s', async (url, longurl) => {
    const { body } = await add({ url });
    expect((await get(body.id)).body.details.longurl).toBe(longurl);
  });

  test.each([
    [{}, 'url', 'url is required.'],
    [{ url: '' }, 'url', 'Please enter a valid URL.'],
    [{ url: 'nothing' }, 'url', 'Please enter a valid URL.'],
    [{ url: 'javascript:alert(1)' }, 'url', /valid URL. Use an http or https address/],
    [{ url: 'mailto:ada@acme.example' }, 'url', /valid URL. Use an http or https address/],
    [{ url: '/menu' }, 'url', 'Please enter a valid URL.'],
    [
      { url: 'https://a.example/a b' },
      'url',
      'Please enter a valid URL. It has a space or a line break in it.',
    ],
    [{ url: 'https://a.example', custom: 'api' }, 'custom', 'That alias is reserved.'],
    [{ url: 'https://a.example', custom: 'a/b' }, 'custom', 'Use letters, digits, hyphens and underscores.'],
    [{ url: 'https://a.example', title: 'x'.repeat(301) }, 'title', /at most 300 characters/],
    [{ url: 'https://a.example', domain: 'go.eve.example' }, 'domain', 'Domain go.eve.example not found.'],
    [{ url: 'https://a.example', domain: '://' }, 'domain', /one of your domains/],
  ])('%j is refused at the field %s', async (body, field, message) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, field, message: expect.stringMatching(message) });
  });

  test('to a short URL of the service is refused', async () => {
    const { body } = await add({ url: 'https://acme.example/round', custom: 'round' });
    for (const url of [body.shorturl, `${waypost.url}/qr/abc`, 'https://go.eve.example/x']) {
      expect((await add({ url })).body).toMatchObject({ error: 1, field: 'url' });
    }
    expect((await update(body.id, { url: `${waypost.url}/menu` })).body).toMatchObject({ field: 'url' });
  });

  test('on a branded domain can have an alias that is in use on the main host', async () => {
    const own = { url: 'https://acme.example/a', custom: 'twice' };
    const [main, branded] = [await add(own), await add({ ...own, domain: 'go.acme.example' })];
    expect(main.body.shorturl).toBe(`${waypost.url}/twice`);
    expect(branded.body.shorturl).toBe('https://go.acme.example/twice');
    expect((await add({ ...own, domain: 'https://go.acme.example/' })).body).toMatchObject({
      error: 1,
      field: 'custom',
    });
  });

  test.each(['menu', 'eve'])('can’t take an alias that is in use (%s)', async (custom) => {
    await add({ url: 'https://acme.example/menu', custom: 'menu' });
    const { status, body } = await add({ url: 'https://evil.example', custom }, eve.key);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 1,
      field: 'custom',
      message: 'That alias is taken. Please choose another one.',
    });
  });

  test('is created only once when several requests ask for its alias simultaneously', async () => {
    const asked = Array.from({ length: 6 }, (_, n) =>
      add({ url: `https://acme.example/${n}`, custom: 'race' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('is in exactly the campaigns and channels that a change lists', async () => {
    const { key } = ada;
    const made = async (path: string, name: string): Promise<number> =>
      (await waypost.call('POST', `/api/${path}/add`, { key, body: { name } })).body.id;
    const [first, second] = [await made('campaign', 'First'), await made('campaign', 'Second')];
    const [poster, flyer] = [await made('channel', 'Poster'), await made('channel', 'Flyer')];
    const { id } = (
      await add({ url: 'https://acme.example/both', campaign: [first, second], channel: poster })
    ).body;
    const groups = async () => {
      const { details } = (await get(id)).body;
      return { campaign: details.campaign, campaigns: details.campaigns, channel: details.channel };
    };
    expect(await groups()).toEqual({ campaign: second, campaigns: [second, first], channel: [poster] });
    await update(id, { title: 'Both stay' });
    await update(id, { campaign: first, channel: [flyer, poster] });
    expect(await groups()).toEqual({ campaign: first, campaigns: undefined, channel: [poster, flyer] });
    await update(id, { campaign: [], channel: [flyer] });
    expect(await groups()).toEqual({ campaign: null, campaigns: undefined, channel: [flyer] });
    const refused = await waypost.call('PUT', `/api/url/${id}/update`, {
      key,
      body: { title: 'Neither', channel: [999_999_999] },
    });
    expect(refused.body).toMatchObject({ error: 1, field: 'channel', message: 'Channel not found.' });
    expect((await get(id)).body.details.title).toBe('Both stay');
  });
});

describe('an update of a link', () => {
  test('keeps members that are not sent, and makes new words searchable', async () => {
    const { id } = (
      await add({ url: 'https://acme.example/old', custom: 'change', title: 'Old', description: 'Stays' })
    ).body;
    const { body } = await update(id, { title: 'Brand new words', url: 'acme.example/new' });
    expect(body).toEqual({
      error: 0,
      message: 'Link has been updated successfully.',
      id,
      shorturl: `${waypost.url}/change`,
    });
    expect((await get(id)).body.details).toMatchObject({
      alias: 'change',
      longurl: 'https://acme.example/new',
      title: 'Brand new words',
      description: 'Stays',
    });
    const found = await waypost.call('GET', '/api/urls?q=brand+words', { key: ada.key });
    expect(found.body.data.urls.map((link: { id: number }) => link.id)).toEqual([id]);
    const { headers } = await follow('/change');
    expect(headers.location).toBe('https://acme.example/new');
  });

  test('removes a member sent as "" and keeps one sent as null', async () => {
    const { id } = (await add({ url: 'https://acme.example/x', title: 'T', description: 'D' })).body;
    await update(id, { title: '', description: null });
    expect((await get(id)).body.details).toMatchObject({ title: '', description: 'D' });
  });

  test('treats text of only blanks as empty', async () => {
    const { id } = (await add({ url: 'https://acme.example/x', title: '  ', description: ' \n' })).body;
    expect((await get(id)).body.details).toMatchObject({ title: '', description: '' });
    await update(id, { title: 'T', description: 'D' });
    await update(id, { title: ' ' });
    expect((await get(id)).body.details).toMatchObject({ title: '', description: 'D' });
  });

  test('moves the short URL to a new alias and domain, and keeps the clicks', async () => {
    const { id } = (await add({ url: 'https://acme.example/moved', custom: 'before' })).body;
    await follow('/before');
    const { body } = await update(id, { custom: 'after', domain: 'go.acme.example' });
    expect(body.shorturl).toBe('https://go.acme.example/after');
    expect((await follow('/before')).status).toBe(404);
    expect((await follow('/after', 'go.acme.example')).headers.location).toBe('https://acme.example/moved');
    expect((await get(id)).body.details.clicks).toBe(2);
    const back = await update(id, { domain: waypost.url });
    expect(back.body.shorturl).toBe(`${waypost.url}/after`);
  });

  test('is refused for a taken alias, but not for the link’s own', async () => {
    await add({ url: 'https://acme.example/menu', custom: 'taken' });
    const { id } = (await add({ url: 'https://acme.example/mine', custom: 'mine' })).body;
    for (const custom of ['taken', 'eve']) {
      expect((await update(id, { custom })).body).toMatchObject({ error: 1, field: 'custom' });
    }
    expect((await update(id, { custom: 'mine' })).status).toBe(200);
    expect((await update(id, { url: 'nothing' })).body).toMatchObject({ error: 1, field: 'url' });
  });
});

describe('a deletion of a link', () => {
  test('ends the short URL, and removes the link from its campaigns and channels', async () => {
    const { id } = (await add({ url: 'https://acme.example/gone', custom: 'gone' })).body;
    const channel = (await waypost.call('POST', '/api/channel/add', { key: ada.key, body: { name: 'Shop' } }))
      .body.id;
    await waypost.call('POST', `/api/channel/${channel}/assign/links/${id}`, { key: ada.key });
    const slug = { name: 'Gone', slug: 'gone-round' };
    const campaign = (await waypost.call('POST', '/api/campaign/add', { key: ada.key, body: slug })).body.id;
    await waypost.call('POST', `/api/campaign/${campaign}/assign/${id}`, { key: ada.key });
    expect((await follow('/r/gone-round')).status).toBe(302);

    expect((await remove(id)).body).toEqual({ error: 0, message: 'Link has been deleted successfully.' });
    expect((await follow('/gone')).status).toBe(404);
    expect((await follow('/r/gone-round')).status).toBe(404);
    const items = await waypost.call('GET', `/api/channel/${channel}`, { key: ada.key });
    expect(items.body.data.items).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await add({ url: 'https://acme.example/anew', custom: 'gone' })).status).toBe(200);
  });
});

test("another account's link can't be read, changed or deleted", async () => {
  const { id } = (await add({ url: 'https://acme.example/private', custom: 'private' })).body;
  const missing = { error: 1, message: expect.any(String) };
  for (const answer of [
    await get(id, eve.key),
    await update(id, { title: 'x' }, eve.key),
    await remove(id, eve.key),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(missing);
  }
  expect((await get(id)).body.details).toMatchObject({ title: '', longurl: 'https://acme.example/private' });
});
