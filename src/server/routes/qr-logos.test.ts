import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpload, beginningOfJpg, blankPng, bytesIn } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = (body: object) => waypost.call('POST', '/api/qr/add', { key: ada.key, body });
const get = (id: number) => waypost.call('GET', `/api/qr/${id}`, { key: ada.key });
const update = (id: number, body: object) =>
  waypost.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body });

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('an uploaded logo stays if its own address is sent, and another logo replaces it', async () => {
  const { body } = await add({ type: 'text', data: 'x', logo: pixel });
  const { logo } = (await get(body.id)).body.source;
  await update(body.id, { data: 'y', logo });
  expect((await fetch(logo)).status).toBe(200);
  await update(body.id, { data: 'y', logo: 'https://acme.example/logo.png' });
  expect((await get(body.id)).body.source.logo).toBe('https://acme.example/logo.png');
  expect((await fetch(logo)).status).toBe(404);
});

test('an update removes a logo sent as “none”, and keeps it if an empty value is sent', async () => {
  for (const logo of [pixel, 'https://acme.example/logo.png']) {
    const { body } = await add({ type: 'text', data: 'x', logo });
    const kept = (await get(body.id)).body.source.logo;
    await update(body.id, { data: 'y', logo: '' });
    expect((await get(body.id)).body.source.logo).toBe(kept);
    await update(body.id, { data: 'y', logo: 'none' });
    expect((await get(body.id)).body.source.logo).toBeNull();
    expect((await fetch(`${body.link}/logo`)).status).toBe(404);
  }
  // It isn't accepted for a new code, which has no logo to remove.
  expect((await add({ type: 'text', data: 'x', logo: 'none' })).status).toBe(400);
});

test('a logo of more than 4,096 pixels a side is refused, however small its file', async () => {
  const refused = { error: 1, message: 'The logo can have at most 4,096 pixels a side.', field: 'logo' };
  for (const logo of [
    blankPng(4097, 8),
    blankPng(8, 4097),
    beginningOfJpg(4097, 8),
    beginningOfJpg(8, 20_000),
  ]) {
    const { status, body } = await add({ type: 'text', data: 'x', logo });
    expect([status, body]).toEqual([400, refused]);
  }
  for (const logo of [blankPng(4096, 8), beginningOfJpg(8, 4096)])
    expect((await add({ type: 'text', data: 'x', logo })).status).toBe(200);
});

test.each([
  ['png', asUpload('png', bytesIn(blankPng(8, 8)).subarray(0, 12))],
  ['jpg', asUpload('jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]))],
])('a truncated %s without a size is refused as a logo', async (_, logo) => {
  const { body } = await add({ type: 'text', data: 'x', logo });
  expect(body.message).toBe('The logo must be a png or jpg picture.');
});
