import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let first: number;
let second: number;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  ({ id: first } = await addLink(waypost, ada.id, { alias: 'first', title: 'The first' }));
  ({ id: second } = await addLink(waypost, ada.id, { alias: 'second' }));
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/bio/add', { key, body });
const get = (id: number, key = ada.key) => waypost.call('GET', `/api/bio/${id}`, { key });
const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/bio/${id}/update`, { key, body });
const remove = (id: number, key = ada.key) => waypost.call('DELETE', `/api/bio/${id}/delete`, { key });

describe('a bio page', () => {
  test('is created with its links in order, read, listed and shown to visitors', async () => {
    const { body } = await add({
      title: '<b>Ada</b>',
      alias: 'ada',
      description: 'Hello',
      items: [second, first],
      theme: 'dark',
      color: '#0F7',
    });
    expect(body).toEqual({ error: 0, id: expect.any(Number), link: `${waypost.url}/ada` });
    const item = {
      id: body.id,
      alias: 'ada',
      title: '<b>Ada</b>',
      description: 'Hello',
      link: `${waypost.url}/ada`,
      picture: null,
      links: 2,
      views: 0,
      date: expect.stringMatching(/^\d{4}-/),
    };
    const link = (id: number, alias: string, title: string) => ({
      id,
      title,
      description: '',
      shorturl: `${waypost.url}/${alias}`,
      longurl: `https://acme.com/${alias}`,
    });
    expect((await get(body.id)).body.details).toEqual({
      ...item,
      theme: 'dark',
      color: '#00FF77',
      items: [link(second, 'second', 'second'), link(first, 'first', 'The first')],
      pixels: [],
    });
    const list = (await waypost.call('GET', '/api/bio', { key: ada.key })).body.data;
    expect(list.bios).toEqual([item]);
    const page = (await waypost.call('GET', '/ada')).body;
    expect(page).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(page.indexOf('/second"')).toBeLessThan(page.indexOf('/first"'));
  });

  test('reports which of its links are archived', async () => {
    const archived = await addLink(waypost, ada.id, { alias: 'put-away' });
    await waypost.service.db
      .updateTable('links')
      .set({ archived: 1 })
      .where('id', '=', archived.id)
      .execute();
    const { id } = (await add({ title: 'Half', items: [first, archived.id] })).body;
    const { items } = (await get(id)).body.details;
    expect(items[0]).not.toHaveProperty('state');
    expect(items[1].state).toMatchObject({ archived: true });
  });

  test('gets an address and default values when only its title is sent', async () => {
    const { body } = await add({ title: 'Plain' });
    expect((await get(body.id)).body.details).toMatchObject({
      links: 0,
      items: [],
      theme: 'auto',
      color: '#3b53d9',
      description: '',
    });
    expect((await waypost.call('GET', new URL(body.link).pathname)).body).toContain('No links yet');
  });

  test('changes its alias and links, and loses its description when an empty one is sent', async () => {
    const { id } = (await add({ title: 'Old', alias: 'old', description: 'd', items: [first] })).body;
    const { body } = await update(id, { alias: 'new', items: [first, second], description: '', title: null });
    expect(body).toEqual({
      error: 0,
      message: 'Bio page has been updated successfully.',
      id,
      link: `${waypost.url}/new`,
    });
    const { details } = (await get(id)).body;
    expect(details).toMatchObject({ title: 'Old', alias: 'new', description: '', links: 2 });
    expect(details.items.map((each: { id: number }) => each.id)).toEqual([first, second]);
    expect((await waypost.call('GET', '/old')).status).toBe(404);
    await update(id, { items: [second] });
    expect((await get(id)).body.details.links).toBe(1);
    expect((await update(id, { alias: 'new' })).status).toBe(200);
  });

  test('leaves its channels when it is deleted, and its links remain', async () => {
    const { id } = (await add({ title: 'Short-lived', alias: 'short-lived', items: [first] })).body;
    const channel = (await waypost.call('POST', '/api/channel/add', { key: ada.key, body: { name: 'C' } }))
      .body;
    await waypost.call('POST', `/api/channel/${channel.id}/assign/bio/${id}`, { key: ada.key });
    const items = async () =>
      (await waypost.call('GET', `/api/channel/${channel.id}`, { key: ada.key })).body.data.items;
    expect(await items()).toHaveLength(1);
    expect((await remove(id)).body).toEqual({ error: 0, message: 'Bio page has been deleted successfully.' });
    expect(await items()).toEqual([]);
    expect((await waypost.call('GET', '/short-lived')).status).toBe(404);
    expect((await waypost.call('GET', '/first')).status).toBe(302);
    for (const answer of [await get(id), await update(id, {}), await remove(id)])
      expect(answer.status).toBe(404);
  });

  test('of another account can’t be read, changed or deleted, nor can its links be used', async () => {
    const { key } = await waypost.addAccount();
    const { id } = (await add({ title: 'Mine', alias: 'mine' })).body;
    for (const answer of [await get(id, key), await update(id, { title: 'T' }, key), await remove(id, key)])
      expect(answer.status).toBe(404);
    const { status, body } = await add({ title: 'Theirs', items: [first] }, key);
    expect([status, body]).toEqual([400, { error: 1, message: `Link ${first} not found.`, field: 'items' }]);
    expect((await waypost.call('GET', '/api/bio', { key })).body.data.bios).toEqual([]);
  });

  test.each([
    [{}, 'title'],
    [{ title: 't', alias: 'first' }, 'alias'],
    [{ title: 't', alias: 'ada' }, 'alias'],
    [{ title: 't', alias: 'api' }, 'alias'],
    [{ title: 't', items: [1, 1] }, 'items'],
    [{ title: 't', items: ['x'] }, 'items.0'],
    [{ title: 't', items: Array.from({ length: 101 }, (_, at) => at + 1) }, 'items'],
    [{ title: 't', color: 'url(x)' }, 'color'],
  ])('%j is refused at the field %s', async (body, field) => {
    const answer = await add(body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  test('can’t take an alias that is in use', async () => {
    const { id } = (await add({ title: 'Here' })).body;
    for (const alias of ['first', 'ada']) {
      const { status, body } = await update(id, { alias });
      expect([status, body.field]).toEqual([400, 'alias']);
    }
  });
});
