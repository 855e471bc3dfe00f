import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSlowRequests, allowLongTimeout } from './slow-requests.ts';

let port: number;
let server: ReturnType<typeof createServer>;
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/upload') allowLongTimeout(request);
    request.resume().once('end', () => response.end('whole'));
  });
  endSlowRequests(server, { usual: 100, long: 600 });
  server.on('clientError', ({ code }: Error & { code?: string }, socket) => socket.end(code));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** Sends a byte of a body at each interval and returns the response. */
async function answerTo(path: string, bytes: number, every: number): Promise<string> {
  const socket: Socket = connect({ port, host: '127.0.0.1' });
  let said = '';
  socket.on('data', (bytes) => (said += String(bytes))).on('error', () => socket.destroy());
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < bytes) socket.write('x');
    sent += 1;
  }, every);
  await once(socket, 'close');
  clearInterval(timer);
  return said;
}

test('a request body that takes too long times out', async () => {
  expect(await answerTo('/', 1000, 20)).toBe('ERR_HTTP_REQUEST_TIMEOUT');
});

test('a request body with a longer limit is accepted within it, and times out after it', async () => {
  expect(await answerTo('/upload', 10, 25)).toMatch(/200 OK[\s\S]*whole/);
  expect(await answerTo('/upload', 1000, 20)).toBe('ERR_HTTP_REQUEST_TIMEOUT');
});
