import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
let menu: number;
let shop: number;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
  menu = (await addLink(waypost, ada.id, { alias: 'menu' })).id;
  shop = (await addLink(waypost, ada.id, { alias: 'shop' })).id;
});
afterAll(() => waypost.stop());

const call = (method: string, path: string, body?: object, key = ada.key) =>
  waypost.call(method, `/api/${path}`, { key, body });
const texts = async (query = '', key = ada.key) =>
  (await call('GET', `annotations?${query}`, undefined, key)).body.data.annotations.map(
    ({ text }: { text: string }) => text,
  );

test('a note belongs to the account or to a record, and is deleted with its record', async () => {
  const add = async (body: object) => (await call('POST', 'annotation/add', body)).body.id as number;
  const everyone = await add({ date: '2026-03-01', text: 'Site relaunched' });
  await add({ of: 'link', record: menu, date: '2026-03-29', text: 'Posted' });
  await add({ of: 'link', record: shop, date: '2026-03-30', text: 'Sale' });
  expect(await texts()).toEqual(['Sale', 'Posted', 'Site relaunched']);
  expect(await texts(`of=link&record=${menu}`)).toEqual(['Posted', 'Site relaunched']);
  expect(await texts('from=2026-03-02&to=2026-03-29')).toEqual(['Posted']);
  expect(await texts('', bob.key)).toEqual([]);

  const update = { date: '2026-04-01', text: ' Site moved ' };
  expect((await call('PUT', `annotation/${everyone}/update`, update)).status).toBe(200);
  const [first] = (await call('GET', 'annotations')).body.data.annotations;
  expect(first).toEqual({
    id: everyone,
    of: 'account',
    record: null,
    date: '2026-04-01',
    text: 'Site moved',
  });

  await call('DELETE', `url/${menu}/delete`);
  expect(await texts()).toEqual(['Site moved', 'Sale']);
  expect((await call('DELETE', `annotation/${everyone}/delete`)).status).toBe(200);
  expect(await texts()).toEqual(['Sale']);
});

test('a note needs a valid date, a text and a record of the caller’s own account', async () => {
  const note = { date: '2026-03-01', text: 'Mine' };
  const foreign = { of: 'link', record: shop, ...note };
  expect((await call('POST', 'annotation/add', foreign, bob.key)).status).toBe(404);
  expect((await call('GET', `annotations?of=link&record=${shop}`, undefined, bob.key)).status).toBe(404);
  for (const [body, field] of [
    [{ ...note, date: '2026-02-30' }, 'date'],
    [{ ...note, text: ' ' }, 'text'],
    [{ ...note, of: 'link' }, 'record'],
    [{ ...note, of: 'pixel', record: 1 }, 'of'],
  ] as const)
    expect((await call('POST', 'annotation/add', body)).body.field).toBe(field);
});
