import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { exchange } from '#test/exchange.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService({ env: { PUBLIC_URL: 'https://go.example.com' } });
  const { id } = await waypost.addAccount();
  await addLink(waypost, id, { alias: 'menu' });
});
afterAll(() => waypost.stop());

const demand = 'max-age=31536000';

test.each([
  '/',
  '/menu',
  '/none',
  '/%zz',
  '/qr/none.png',
  '/report',
  '/robots.txt',
  '/api/account',
  '/api/none',
])('%s carries Strict-Transport-Security when the public address has https', async (address) => {
  expect((await sendRequest(waypost.url + address)).headers['strict-transport-security']).toBe(demand);
});

test('responses to an unsupported POST, a preflight or a malformed request demand https', async () => {
  for (const [method, address] of [
    ['POST', '/none'],
    ['OPTIONS', '/api/account'],
  ] as const) {
    const { headers } = await sendRequest(waypost.url + address, { method });
    expect(headers['strict-transport-security']).toBe(demand);
  }
  for (const bytes of ['hello\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n']) {
    expect(await exchange(waypost.url, bytes)).toContain(`\r\nStrict-Transport-Security: ${demand}\r\n`);
  }
});

test('no response demands https when the public address has plain http', async () => {
  const plain = await startService();
  for (const address of ['/', '/none', '/api/account'])
    expect((await sendRequest(plain.url + address)).headers['strict-transport-security']).toBeUndefined();
  await plain.stop();
});
