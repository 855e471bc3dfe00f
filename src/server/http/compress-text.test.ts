import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  for (let number = 1; number <= 20; number += 1)
    await waypost.call('POST', '/api/channel/add', { key: ada.key, body: { name: `Newsletter ${number}` } });
});
afterAll(() => waypost.stop());

const read = (address: string, encoding?: string) =>
  sendRequest(waypost.url + address, {
    headers: { Authorization: `Bearer ${ada.key}`, 'Accept-Encoding': encoding },
  });

test('an API response is compressed with an encoding that the client accepts', async () => {
  const plain = await read('/api/channels?limit=20');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');

  const best = await read('/api/channels?limit=20', 'gzip, deflate, br, zstd');
  expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(best.headers['content-length']).toBe(String(best.bytes.length));
  expect(brotliDecompressSync(best.bytes)).toEqual(plain.bytes);
  expect(best.bytes.length).toBeLessThan(plain.bytes.length / 4);

  const other = await read('/api/channels?limit=20', 'br;q=0, gzip;q=0.5');
  expect(other.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(other.bytes)).toEqual(plain.bytes);
  expect((await read('/api/channels?limit=20', 'identity')).bytes).toEqual(plain.bytes);
});

test('a page for visitors is compressed, and its HEAD response has no body', async () => {
  const page = await read('/report', 'br');
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(String(brotliDecompressSync(page.bytes))).toBe((await read('/report')).body);
  const head = await sendRequest(`${waypost.url}/report`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
});

test('a QR code’s picture as SVG is compressed', async () => {
  const { body } = await waypost.call('POST', '/api/qr/add', {
    key: ada.key,
    body: { type: 'text', data: 'Compressed', name: 'Door' },
  });
  const address = `${new URL(body.link).pathname}.svg`;
  const picture = await read(address, 'br');
  expect(picture.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const plain = await read(address);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(brotliDecompressSync(picture.bytes))).toBe(plain.body);
});

test('a response that fits in one packet is not compressed', async () => {
  const { headers } = await read('/api/channels?limit=1', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});
