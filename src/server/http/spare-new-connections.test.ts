import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { spareNewConnections } from './spare-new-connections.ts';

test('a connection counts as idle after its response, but not before its first request', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  spareNewConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(server, 'connection');
  const closed = once(server.close(), 'close');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toContain('answered');
  await expect
    .poll(() => {
      server.closeIdleConnections();
      return client.readableEnded || client.destroyed;
    })
    .toBe(true);
  await closed;
});
