/** One address opens more connections than it may keep. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await waypost.stop();
});

const most = 256;

/** Opens a connection, sends this, and never ends the request or the connection. */
async function hold(sent: string): Promise<Socket> {
  const { hostname, port } = new URL(waypost.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return socket.resume();
}
const holdMany = (count: number, sent: string) =>
  Promise.all(Array.from({ length: count }, () => hold(sent)));
const closed = () => sockets.filter(({ destroyed }) => destroyed).length;

test('connections beyond the limit close those that have been silent for longest', async () => {
  waypost = await startService();
  const [first, second] = [await hold(''), await hold('')];
  await holdMany(most - 2, '');
  expect(closed()).toBe(0);
  expect((await sendRequest(`${waypost.url}/nothing`)).status).toBe(404);
  await expect.poll(() => [first.destroyed, second.destroyed]).toEqual([true, false]);
  await holdMany(50, '');
  await expect.poll(closed).toBeGreaterThanOrEqual(50);
  expect((await sendRequest(`${waypost.url}/nothing`)).status).toBe(404);
});

test('a connection beyond the limit is closed while all others have a request in progress', async () => {
  waypost = await startService();
  const begun = 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{';
  const [working] = await holdMany(most, begun);
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  working?.on('data', (bytes) => resolve(bytes.toString()));
  // Once all have arrived, the next one is closed.
  await expect
    .poll(async () => {
      const further = await hold('');
      await Promise.race([
        once(further, 'close'),
        sendRequest(`${waypost.url}/nothing`).catch(() => undefined),
      ]);
      return further.destroyed;
    })
    .toBe(true);
  working?.write('}');
  expect(await answered).toMatch(/^HTTP\/1\.1 400 /);
});

test('a proxy that is named as trusted may exceed the connection limit of one address', async () => {
  waypost = await startService({ env: { TRUST_PROXY: '127.0.0.1' } });
  const held = await holdMany(most + 50, '');
  for (const [at, socket] of held.entries()) {
    const answer = once(socket, 'data');
    socket.write(
      `GET /nothing HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.${at % 250}\r\n\r\n`,
    );
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 404 /);
  }
  expect(closed()).toBe(0);
});
