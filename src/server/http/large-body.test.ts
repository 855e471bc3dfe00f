import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService();
  ({ key } = await service.addAccount());
});
afterAll(() => service.stop());

/** Sends a body that exceeds the limit. After its refusal, it sends the rest of the body and another request. */
async function sendOn(path: string, length: string, rest: string) {
  const { host, port } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let told = '';
  socket.setEncoding('utf8').on('data', (part: string) => (told += part));
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${key}`, length];
  socket.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n`);
  socket.write(rest);
  await expect.poll(() => told).toContain('HTTP/1.1 413');
  socket.write(rest.endsWith('\r\n') ? `${rest}0\r\n\r\n` : rest);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await expect.poll(() => told.includes('HTTP/1.1 200') || socket.closed).toBe(true);
  return told;
}

const mebibyte = 'x'.repeat(2 ** 20);

test.each([
  ['of a told length', `Content-Length: ${4 * 2 ** 20}`, mebibyte.repeat(2)],
  ['in parts', 'Transfer-Encoding: chunked', `200000\r\n${mebibyte.repeat(2)}\r\n`],
])('a body that is too large is refused, and its connection stays usable: %s', async (_how, length, rest) => {
  expect(await sendOn('/api/channel/add', length, rest)).toContain('HTTP/1.1 200');
});

test('a visitor’s form that is too large is refused, and its connection stays usable', async () => {
  const told = await sendOn('/menu', `Content-Length: ${4 * 2 ** 20}`, mebibyte.repeat(2));
  expect(told).toContain('HTTP/1.1 200');
});
