import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as overlays from '#server/store/overlays.ts';
import * as splash from '#server/store/splash.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

const created_at = Date.UTC(2026, 2, 14, 9, 26, 53) / 1000;

test('overlays are listed under cta, newest first, and only to their account', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  const { db } = waypost.service;
  const first = await overlays.add(db, { account_id: ada.id, type: 'message', name: 'Summer', created_at });
  const second = await overlays.add(db, { account_id: ada.id, type: 'contact', name: 'Ask us', created_at });
  const { body } = await waypost.call('GET', '/api/overlay', { key: ada.key });
  expect(body.data.cta).toEqual([
    { id: second, type: 'contact', name: 'Ask us', date: '2026-03-14 09:26:53' },
    { id: first, type: 'message', name: 'Summer', date: '2026-03-14 09:26:53' },
  ]);
  expect((await waypost.call('GET', '/api/overlay', { key: bob.key })).body.data.cta).toEqual([]);
});

test('splash pages are listed newest first, and only to their account', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  const { db } = waypost.service;
  const first = await splash.add(db, { account_id: ada.id, name: 'Before you go', created_at });
  const second = await splash.add(db, { account_id: ada.id, name: 'Sponsor', created_at });
  const { body } = await waypost.call('GET', '/api/splash', { key: ada.key });
  expect(body.data.splash).toEqual([
    { id: second, name: 'Sponsor', date: '2026-03-14 09:26:53' },
    { id: first, name: 'Before you go', date: '2026-03-14 09:26:53' },
  ]);
  expect((await waypost.call('GET', '/api/splash', { key: bob.key })).body.data.splash).toEqual([]);
});

const link = (kind: 'splash' | 'overlay', id: number) =>
  waypost.service.db
    .updateTable('links')
    .set({ [`${kind}_id`]: id })
    .where('alias', '=', `uses-${kind}-${id}`)
    .execute();

describe.each([
  {
    kind: 'splash' as const,
    called: 'Splash page',
    body: { name: 'Leaving', title: '<b>Bye</b>', message: 'One\ntwo', button: 'Go', seconds: 9 },
    otherwise: {
      title: '',
      message: '',
      button: '',
      seconds: 5,
      picture: null,
      layout: 'logo',
      theme: 'auto',
      color: '#3b53d9',
    },
    wrong: [
      [{}, 'name'],
      [{ name: 'n', seconds: 61 }, 'seconds'],
      [{ name: 'n', seconds: 'soon' }, 'seconds'],
      [{ name: 'n', color: 'red; }' }, 'color'],
      [{ name: 'n', theme: 'pink' }, 'theme'],
      [{ name: 'n', layout: 'poster' }, 'layout'],
      [{ name: 'n', title: 'x'.repeat(161) }, 'title'],
    ] satisfies [object, string][],
  },
  {
    kind: 'overlay' as const,
    called: 'Overlay',
    body: {
      name: 'Sale',
      message: '<b>Ten</b> percent',
      button: 'Shop',
      url: 'shop.example',
      position: 'top',
    },
    otherwise: {
      button: '',
      url: '',
      display: 'frame',
      position: 'bottom-right',
      theme: 'auto',
      color: '#3b53d9',
    },
    wrong: [
      [{ message: 'm' }, 'name'],
      [{ name: 'n' }, 'message'],
      [{ name: 'n', message: 'm', type: 'poll' }, 'type'],
      [{ name: 'n', message: 'm', url: 'javascript:alert(1)' }, 'url'],
      [{ name: 'n', message: 'm', display: 'popup' }, 'display'],
      [{ name: 'n', message: 'm', position: 'middle' }, 'position'],
    ] satisfies [object, string][],
  },
])('$kind', ({ kind, called, body, otherwise, wrong }) => {
  let ada: TestAccount;
  beforeAll(async () => {
    ada = await waypost.addAccount();
  });
  const add = (body: object) => waypost.call('POST', `/api/${kind}/add`, { key: ada.key, body });
  const get = (id: number, key = ada.key) => waypost.call('GET', `/api/${kind}/${id}`, { key });
  const update = (id: number, body: object, key = ada.key) =>
    waypost.call('PUT', `/api/${kind}/${id}/update`, { key, body });
  const remove = (id: number, key = ada.key) => waypost.call('DELETE', `/api/${kind}/${id}/delete`, { key });
  const smallest = { name: 'Plain', ...(kind === 'overlay' && { message: 'm' }) };

  test('can be created, read, changed and deleted, and keeps its text as typed', async () => {
    const { id } = (await add(body)).body;
    const { details } = (await get(id)).body;
    expect(details).toMatchObject({
      ...otherwise,
      ...body,
      ...('url' in body && { url: 'https://shop.example' }),
    });
    expect(details).toMatchObject({ id, links: 0, date: expect.stringMatching(/^\d{4}-/) });
    const change = { color: '#ABC', theme: 'dark', button: '', name: 'Renamed' };
    expect((await update(id, change)).body).toEqual({
      error: 0,
      message: `${called} has been updated successfully.`,
    });
    expect((await get(id)).body.details).toEqual({ ...details, ...change, color: '#AABBCC' });
    expect((await update(id, {})).status).toBe(200);
    expect((await remove(id)).body).toEqual({
      error: 0,
      message: `${called} has been deleted successfully.`,
    });
    for (const answer of [await get(id), await update(id, {}), await remove(id)])
      expect([answer.status, answer.body.error]).toEqual([404, 1]);
  });

  test('gets defaults for all optional members', async () => {
    const { id } = (await add(smallest)).body;
    expect((await get(id)).body.details).toMatchObject({ ...otherwise, ...smallest });
  });

  test.each<[body: object, field: string]>(wrong)('%j is refused at the field %s', async (body, field) => {
    const answer = await add(body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  test('of another account can’t be read, changed or deleted', async () => {
    const { key } = await waypost.addAccount();
    const { id } = (await add(smallest)).body;
    for (const answer of [
      await get(id, key),
      await update(id, { name: 'Theirs' }, key),
      await remove(id, key),
    ])
      expect(answer.status).toBe(404);
    expect((await get(id)).body.details.name).toBe('Plain');
  });

  test('reports how many links use it, and those links survive its deletion', async () => {
    const { id } = (await add(smallest)).body;
    const { id: linkId } = await addLink(waypost, ada.id, { alias: `uses-${kind}-${id}` });
    await link(kind, id);
    expect((await get(id)).body.details.links).toBe(1);
    await remove(id);
    const { body } = await waypost.call('GET', `/api/url/${linkId}`, { key: ada.key });
    expect(body.details.alias).toBe(`uses-${kind}-${id}`);
  });
});
