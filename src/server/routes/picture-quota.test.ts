import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpload, noisyPng } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let eve: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { PICTURE_QUOTA: '1' } });
  ada = await waypost.addAccount();
  eve = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const bytes = noisyPng(320, 320);
const picture = asUpload('png', bytes);
const small = asUpload('png', noisyPng(64, 64));
const ask = (method: string, path: string, body?: object, key = ada.key) =>
  waypost.call(method, path, { key, body });
const used = async (key = ada.key) => (await ask('GET', '/api/account/pictures', undefined, key)).body.data;

test('an account’s uploads share one quota across QR codes, bio pages and splash pages', async () => {
  // There's room for two of them, but not for three.
  expect(bytes.length).toBeGreaterThan((1024 * 1024) / 3);
  expect(await used()).toEqual({ bytes: 0, most: 1024 * 1024 });
  const qr = await ask('POST', '/api/qr/add', { type: 'text', data: 'x', logo: picture });
  const bio = await ask('POST', '/api/bio/add', { title: 'Ada', picture });
  expect([qr.status, bio.status]).toEqual([200, 200]);
  expect((await used()).bytes).toBe(2 * bytes.length);

  const plain = await ask('POST', '/api/qr/add', { type: 'text', data: 'y' });
  const places: [string, string, object, string][] = [
    ['POST', '/api/qr/add', { type: 'text', data: 'x', logo: picture }, 'logo'],
    ['PUT', `/api/qr/${plain.body.id}/update`, { data: 'y', logo: picture }, 'logo'],
    ['POST', '/api/bio/add', { title: 'Eve', picture }, 'picture'],
    ['POST', '/api/splash/add', { name: 'Wait', title: 'Wait', message: 'A moment', picture }, 'picture'],
  ];
  for (const [method, path, body, field] of places) {
    const refused = await ask(method, path, body);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: 1,
        field,
        message:
          'Your uploads would take more than 1 MiB together. Delete some, or upload something smaller.',
      },
    ]);
  }
  expect((await used()).bytes).toBe(2 * bytes.length);

  // Replaced and deleted pictures make room.
  expect((await ask('PUT', `/api/qr/${qr.body.id}/update`, { data: 'x', logo: picture })).status).toBe(200);
  expect((await ask('PUT', `/api/bio/${bio.body.id}/update`, { picture })).status).toBe(200);
  expect((await ask('PUT', `/api/qr/${plain.body.id}/update`, { data: 'y', logo: small })).status).toBe(200);
  expect((await ask('DELETE', `/api/bio/${bio.body.id}/delete`)).status).toBe(200);
  expect((await ask('POST', '/api/qr/add', { type: 'text', data: 'x', logo: picture })).status).toBe(200);
  expect((await used(eve.key)).bytes).toBe(0);
});
