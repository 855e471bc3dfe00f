import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bios from '#server/store/bio.ts';
import * as links from '#server/store/links.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/channel/add', { key, body });
const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/channel/${id}/update`, { key, body });
const assign = (id: number, type: string, item: number | string, key = ada.key) =>
  waypost.call('POST', `/api/channel/${id}/assign/${type}/${item}`, { key });
const itemsOf = async (id: number, query = '') =>
  (await waypost.call('GET', `/api/channel/${id}${query}`, { key: ada.key })).body.data;

/** Adds one item of each type to an account. */
async function addItems(account: TestAccount, alias: string) {
  const { db } = waypost.service;
  const common = {
    account_id: account.id,
    title: `Title of ${alias}`,
    description: '',
    created_at: Date.UTC(2026, 2, 14) / 1000,
  };
  const link = await links.add(db, {
    ...common,
    domain_id: null,
    alias,
    longurl: 'https://acme.example/menu',
  });
  const bio = await bios.add(db, { ...common, alias: `${alias}-bio` }, []);
  const qr = await waypost.call('POST', '/api/qr/add', {
    key: account.key,
    body: { type: 'text', data: 'Hello', name: `Code of ${alias}` },
  });
  return { links: link, bio, qr: Number(qr.body.id) };
}

describe('POST /api/channel/add', () => {
  test('returns the whole channel, with defaults for members that are not sent', async () => {
    const { body } = await add({ name: 'Newsletter', color: '#F60', starred: true, description: 'Weekly' });
    expect(body).toEqual({
      error: 0,
      id: expect.any(Number),
      name: 'Newsletter',
      description: 'Weekly',
      color: '#FF6600',
      starred: true,
    });
    expect((await add({ name: 'Plain', color: '', description: null })).body).toMatchObject({
      description: '',
      color: '#3b53d9',
      starred: false,
    });
  });

  test('refuses a name that the account already uses, but allows another account’s', async () => {
    await add({ name: 'Twice' });
    const { status, body } = await add({ name: 'Twice' });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: 'You already have a channel with this name.', field: 'name' });
    expect((await add({ name: 'Twice' }, bob.key)).status).toBe(200);
  });

  test.each([
    [{}, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(192) }, 'name'],
    [{ name: 'ok', color: 'red' }, 'color'],
    [{ name: 'ok', color: '#12345' }, 'color'],
    [{ name: 'ok', starred: 1 }, 'starred'],
    [{ name: 'ok', description: ['x'] }, 'description'],
  ])('%j is refused, naming the field', async (body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, field });
  });
});

describe('PUT /api/channel/:id/update', () => {
  test('changes members that are sent, keeps the rest, and returns the channel', async () => {
    const { id } = (await add({ name: 'Old', description: 'Kept', color: '#111111' })).body;
    const { body } = await update(id, { starred: true, name: null, description: '' });
    expect(body).toEqual({
      error: 0,
      message: 'Channel has been updated successfully.',
      id,
      name: 'Old',
      description: 'Kept',
      color: '#111111',
      starred: true,
    });
    expect((await update(id, {})).body.starred).toBe(true);
  });

  test('refuses another channel’s name', async () => {
    await add({ name: 'Occupied' });
    const { id } = (await add({ name: 'Moves' })).body;
    expect((await update(id, { name: 'Occupied' })).body.field).toBe('name');
    expect((await update(id, { name: 'Moves' })).status).toBe(200);
  });

  test('returns 404 for another account’s channel', async () => {
    const { id } = (await add({ name: 'Mine' })).body;
    expect((await update(id, { name: 'Stolen' }, bob.key)).status).toBe(404);
  });
});

describe('a channel’s items', () => {
  test('are of three types, each with title, preview, link and date', async () => {
    const { id } = (await add({ name: 'Full' })).body;
    const items = await addItems(ada, 'menu');
    for (const [type, item] of Object.entries(items)) {
      expect((await assign(id, type, item)).body).toEqual({
        error: 0,
        message: 'Item has been added to the channel.',
      });
      expect((await assign(id, type, item)).body.error).toBe(0);
    }
    const data = await itemsOf(id);
    expect(data.result).toBe(3);
    const byType = Object.fromEntries(data.items.map((item: { type: string }) => [item.type, item]));
    expect(byType.links).toEqual({
      type: 'links',
      id: items.links,
      title: 'Title of menu',
      preview: `${waypost.url}/app/avatars/acme.example.svg`,
      link: `${waypost.url}/menu`,
      date: '2026-03-14',
    });
    expect(byType.bio).toMatchObject({
      id: items.bio,
      title: 'Title of menu',
      link: `${waypost.url}/menu-bio`,
    });
    expect(byType.qr).toMatchObject({
      id: items.qr,
      title: 'Code of menu',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(byType.qr.preview).toBe(`${byType.qr.link}.svg`);
    expect((await itemsOf(id, '?limit=2&page=2')).items).toHaveLength(1);
  });

  test('no longer include a QR code after it is deleted', async () => {
    const { id } = (await add({ name: 'Shrinks' })).body;
    const { qr } = await addItems(ada, 'shrinks');
    await assign(id, 'qr', qr);
    await waypost.call('DELETE', `/api/qr/${qr}/delete`, { key: ada.key });
    expect(await itemsOf(id)).toMatchObject({ result: 0, items: [] });
  });

  test('of another account can’t be assigned to any channel', async () => {
    const mine = (await add({ name: 'Ada’s own' })).body.id;
    const theirs = (await add({ name: 'Bob’s own' }, bob.key)).body.id;
    const items = await addItems(bob, 'bobs');
    for (const [type, item] of Object.entries(items)) {
      expect((await assign(mine, type, item)).status).toBe(404);
      expect((await assign(theirs, type, item)).status).toBe(404);
    }
    expect((await assign(mine, 'links', 'x')).status).toBe(404);
  });

  test('of an unknown type are refused', async () => {
    const { id } = (await add({ name: 'Typed' })).body;
    const { status, body } = await assign(id, 'pixels', 1);
    expect(status).toBe(400);
    expect(body.message).toBe('The type must be links, bio or qr.');
  });

  test('are hidden from other accounts', async () => {
    const { id } = (await add({ name: 'Closed' })).body;
    expect((await waypost.call('GET', `/api/channel/${id}`, { key: bob.key })).status).toBe(404);
  });
});

describe('DELETE /api/channel/:id/delete', () => {
  test('deletes the channel and keeps its items', async () => {
    const { id } = (await add({ name: 'Goes' })).body;
    const items = await addItems(ada, 'stays');
    for (const [type, item] of Object.entries(items)) await assign(id, type, item);
    expect((await waypost.call('DELETE', `/api/channel/${id}/delete`, { key: ada.key })).body.error).toBe(0);
    expect((await waypost.call('GET', `/api/channel/${id}`, { key: ada.key })).status).toBe(404);
    expect((await waypost.call('GET', `/api/qr/${items.qr}`, { key: ada.key })).status).toBe(200);
    expect((await waypost.call('GET', '/api/urls?short=stays', { key: ada.key })).body.error).toBe(0);
  });

  test('returns 404 for another account’s channel', async () => {
    const { id } = (await add({ name: 'Safe' })).body;
    expect((await waypost.call('DELETE', `/api/channel/${id}/delete`, { key: bob.key })).status).toBe(404);
  });
});
