/** @module-tag every-case */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSlowReaders } from './slow-readers.ts';

const kilobyte = 1024;
/** More than a machine buffers for a client that receives nothing. */
const whole = 64 * kilobyte * kilobyte;
const piece = Buffer.alloc(64 * kilobyte);

function* pieces() {
  for (let sent = 0; sent < whole; sent += piece.length) yield piece;
}

let port: number;
let server: ReturnType<typeof createServer>;
beforeEach(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': whole });
    Readable.from(pieces()).pipe(response);
  });
  endSlowReaders(server, { rate: 2 * kilobyte * kilobyte, grace: 200, interval: 50 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** Returns the bytes received until the server ended the connection, read piece by piece with a pause after each. */
async function take(rest: number): Promise<number> {
  let taken = 0;
  const socket = connect({
    port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.alloc(64 * kilobyte),
      callback: (bytes) => {
        taken += bytes;
        if (rest === 0) return true;
        void pause(rest).then(() => socket.resume());
        return false;
      },
    },
  });
  socket.on('error', () => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  return taken;
}

test('a response that the client reads too slowly is cut off, even if it never stops reading', async () => {
  expect(await take(100)).toBeLessThan(whole);
});

test('a response that the client reads without pauses is sent completely', async () => {
  expect(await take(0)).toBeGreaterThan(whole);
});
