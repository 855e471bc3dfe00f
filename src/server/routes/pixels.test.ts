import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = (body: object) => waypost.call('POST', '/api/pixel/add', { key: ada.key, body });

test.each(pixelTypes)('a pixel of type %s is added and listed', async (type) => {
  const { body } = await add({ type, name: `My ${type}`, tag: 'G-ABC_123' });
  expect(body).toEqual({ error: 0, id: expect.any(Number) });
  const { pixels } = (await waypost.call('GET', '/api/pixels?limit=1', { key: ada.key })).body.data;
  expect(pixels).toEqual([
    {
      id: body.id,
      type,
      name: `My ${type}`,
      tag: 'G-ABC_123',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
  ]);
});

test.each([
  [{ name: 'n', tag: 't' }, 'type is required.', 'type'],
  [{ type: 'nopixel', name: 'n', tag: 't' }, `The type must be one of ${pixelTypes.join(', ')}.`, 'type'],
  [{ type: 'forum', tag: 't' }, 'name is required.', 'name'],
  [{ type: 'forum', name: 'n' }, 'tag is required.', 'tag'],
  [{ type: 'forum', name: 'n', tag: '' }, 'The pixel ID can’t be empty.', 'tag'],
  [{ type: 'forum', name: 'n', tag: '<script>' }, expect.stringContaining('A pixel ID can contain'), 'tag'],
])('%j is refused, naming the field', async (body, message, field) => {
  const answer = await add(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: 1, message, field });
});

test('another account’s pixels are not listed', async () => {
  const { key } = await waypost.addAccount();
  await add({ type: 'forum', name: 'Mine', tag: 't' });
  expect((await waypost.call('GET', '/api/pixels', { key })).body.data.result).toBe(0);
});

const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/pixel/${id}/update`, { key, body });
const remove = (id: number, key = ada.key) => waypost.call('DELETE', `/api/pixel/${id}/delete`, { key });
const newest = async () =>
  (await waypost.call('GET', '/api/pixels?limit=1', { key: ada.key })).body.data.pixels[0];

test('a pixel can be renamed, given a new tag and deleted', async () => {
  const { id } = (await add({ type: 'forum', name: 'Old', tag: 'old' })).body;
  expect((await update(id, { tag: 'new-1' })).body).toEqual({
    error: 0,
    message: 'Pixel has been updated successfully.',
  });
  expect(await newest()).toMatchObject({ id, name: 'Old', tag: 'new-1' });
  // The type can't be changed, and an empty change is allowed.
  expect((await update(id, { name: 'New', type: 'pinboard' })).status).toBe(200);
  expect((await update(id, {})).status).toBe(200);
  expect(await newest()).toMatchObject({ id, type: 'forum', name: 'New', tag: 'new-1' });
  expect((await remove(id)).body).toEqual({ error: 0, message: 'Pixel has been deleted successfully.' });
  expect((await remove(id)).status).toBe(404);
  expect((await newest()).id).not.toBe(id);
});

test('a change to an invalid tag is refused, naming the field', async () => {
  const { id } = (await add({ type: 'forum', name: 'n', tag: 't' })).body;
  const { status, body } = await update(id, { tag: '<script>' });
  expect([status, body.field]).toEqual([400, 'tag']);
});

test('another account’s pixel can’t be changed or deleted', async () => {
  const { key } = await waypost.addAccount();
  const { id } = (await add({ type: 'forum', name: 'Mine', tag: 't' })).body;
  expect((await update(id, { name: 'Theirs' }, key)).status).toBe(404);
  expect((await remove(id, key)).status).toBe(404);
  expect(await newest()).toMatchObject({ id, name: 'Mine' });
});
