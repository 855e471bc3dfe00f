import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount({ username: 'ada' });
  bob = await waypost.addAccount({ username: 'bob' });
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/campaign/add', { key, body });

describe('GET /api/campaign/:id', () => {
  const get = (path: string, key = ada.key) => waypost.call('GET', `/api/campaign/${path}`, { key });

  test('returns links as the list of links does, with the state of archived ones', async () => {
    const { id } = (await add({ name: 'With states' })).body;
    for (const alias of ['state-plain', 'state-archived']) {
      const { id: link } = await addLink(waypost, ada.id, { alias: alias });
      await waypost.call('POST', `/api/campaign/${id}/assign/${link}`, { key: ada.key });
    }
    const archived = waypost.service.db.updateTable('links').where('alias', '=', 'state-archived');
    await archived.set({ archived: 1 }).execute();
    const { links: told } = (await get(`${id}`)).body.data;
    const { urls } = (await waypost.call('GET', '/api/urls?q=state-', { key: ada.key })).body.data;
    expect(told).toEqual(urls);
    expect(told[0].state).toMatchObject({ archived: true, clicksused: 0 });
    expect(told[1]).not.toHaveProperty('state');
  });

  test('returns the campaign, and a page of its links with their clicks', async () => {
    const { id } = (await add({ name: 'With clicks', slug: 'with-clicks', public: true })).body;
    const made = [];
    for (const [alias, clicks] of [
      ['told-1', 3],
      ['told-2', 5],
      ['told-3', 0],
    ] as const) {
      const { id: link } = await addLink(waypost, ada.id, { alias: alias });
      await waypost.service.db.updateTable('links').set({ clicks }).where('id', '=', link).execute();
      await waypost.call('POST', `/api/campaign/${id}/assign/${link}`, { key: ada.key });
      made.push(link);
    }
    await addLink(waypost, ada.id, { alias: 'not-in-it' });
    const { body } = await get(`${id}?order=click&limit=2`);
    expect(body).toEqual({
      error: '0',
      details: {
        id,
        name: 'With clicks',
        public: true,
        rotator: `${waypost.url}/r/with-clicks`,
        list: `${waypost.url}/u/ada/with-clicks`,
        clicks: 8,
      },
      data: {
        result: 3,
        perpage: 2,
        currentpage: 1,
        nextpage: 2,
        maxpage: 2,
        links: [
          expect.objectContaining({ id: made[1], alias: 'told-2', clicks: 5 }),
          expect.objectContaining({ id: made[0], shorturl: `${waypost.url}/told-1`, clicks: 3 }),
        ],
      },
    });
    const rest = (await get(`${id}?order=click&limit=2&page=2`)).body.data;
    expect(rest.links.map((link: { id: number }) => link.id)).toEqual([made[2]]);
    const newest = (await get(String(id))).body.data;
    expect(newest.links.map((link: { id: number }) => link.id)).toEqual(made.toReversed());
  });

  test('returns no links and no clicks for an empty campaign', async () => {
    const { id } = (await add({ name: 'Nothing in it' })).body;
    const { body } = await get(String(id));
    expect(body).toMatchObject({ details: { clicks: 0 }, data: { result: 0, links: [] } });
  });

  test('returns 404 for another account’s campaign', async () => {
    const { id } = (await add({ name: 'Not Bob’s' })).body;
    expect((await get(String(id), bob.key)).status).toBe(404);
    expect((await get('nonsense')).status).toBe(404);
  });

  test('refuses an unknown order', async () => {
    const { id } = (await add({ name: 'Ordered' })).body;
    const { status, body } = await get(`${id}?order=name`);
    expect([status, body.field]).toEqual([400, 'order']);
  });
});

describe('DELETE /api/campaign/:campaignid/assign/:linkid', () => {
  test('removes the link from the campaign without deleting it', async () => {
    const { id } = (await add({ name: 'Loses one', slug: 'loses-one' })).body;
    const { id: link } = await addLink(waypost, ada.id, { alias: 'taken-out' });
    const path = `/api/campaign/${id}/assign/${link}`;
    await waypost.call('POST', path, { key: ada.key });
    expect((await waypost.call('DELETE', path, { key: ada.key })).body).toEqual({
      error: 0,
      message: 'Link has been removed from the campaign. It isn’t deleted.',
    });
    const { body } = await waypost.call('GET', `/api/campaign/${id}`, { key: ada.key });
    expect(body.data.links).toEqual([]);
    expect((await fetch(`${waypost.url}/taken-out`, { redirect: 'manual' })).status).toBe(302);
    expect((await fetch(`${waypost.url}/r/loses-one`, { redirect: 'manual' })).status).toBe(404);
    const again = await waypost.call('DELETE', path, { key: ada.key });
    expect([again.status, again.body.message]).toEqual([404, 'The link isn’t in this campaign.']);
  });

  test('returns 404 for another account’s campaign', async () => {
    const { id } = (await add({ name: 'Keeps it' })).body;
    const { id: link } = await addLink(waypost, ada.id, { alias: 'kept-in' });
    const path = `/api/campaign/${id}/assign/${link}`;
    await waypost.call('POST', path, { key: ada.key });
    expect((await waypost.call('DELETE', path, { key: bob.key })).status).toBe(404);
    expect((await waypost.call('DELETE', path, { key: ada.key })).status).toBe(200);
  });
});

describe('DELETE /api/channel/:channelid/assign/:type/:itemid', () => {
  const inChannel = async (name: string) => {
    const post = async (path: string, body?: object) =>
      (await waypost.call('POST', path, { key: ada.key, body })).body;
    const { id } = await post('/api/channel/add', { name });
    const qr = (await post('/api/qr/add', { type: 'text', data: 'hello' })).id;
    await post(`/api/channel/${id}/assign/qr/${qr}`);
    return { id, qr, path: `/api/channel/${id}/assign/qr/${qr}` };
  };

  test('removes the item from the channel without deleting it', async () => {
    const { id, qr, path } = await inChannel('Loses one');
    expect((await waypost.call('DELETE', path, { key: ada.key })).body).toEqual({
      error: 0,
      message: 'Item has been removed from the channel. It isn’t deleted.',
    });
    const { body } = await waypost.call('GET', `/api/channel/${id}`, { key: ada.key });
    expect(body.data.items).toEqual([]);
    expect((await waypost.call('GET', `/api/qr/${qr}`, { key: ada.key })).status).toBe(200);
    const again = await waypost.call('DELETE', path, { key: ada.key });
    expect([again.status, again.body.message]).toEqual([404, 'The QR code isn’t in this channel.']);
  });

  test('refuses an unknown item type', async () => {
    const { path } = await inChannel('Typed');
    const wrong = path.replace('/qr/', '/pixels/');
    expect((await waypost.call('DELETE', wrong, { key: ada.key })).status).toBe(400);
  });

  test('returns 404 for another account’s channel', async () => {
    const { path } = await inChannel('Keeps it');
    expect((await waypost.call('DELETE', path, { key: bob.key })).status).toBe(404);
    expect((await waypost.call('DELETE', path, { key: ada.key })).status).toBe(200);
  });
});
