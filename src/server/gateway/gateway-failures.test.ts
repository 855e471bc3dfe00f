import { request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { fine, keep, timeouts, refusalOf, startPair } from '#test/servers/gateway-pair.ts';
import { startGateway, startUpstream } from '#test/servers/start-gateway.ts';

test('an upgrade that the upstream begins is reported as no response', async () => {
  const upstream = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  keep({ stop: () => new Promise((resolve) => upstream.close(resolve)) });
  const url = new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  const gateway = keep(await startGateway({ upstreams: [{ prefix: '', url }], timeouts: timeouts }));
  expect(await refusalOf(await fetch(`${gateway.url}/api/account`))).toMatchObject({ kind: 'no-answer' });
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://www.links.example/api/account',
  '//evil.example/',
  '/login',
  'javascript:alert(1)',
])('a redirect to %s is not followed', async (location) => {
  const { upstream, gateway } = await startPair((_request, response) => {
    response.writeHead(302, { Location: location }).end();
  });
  const response = await fetch(`${gateway.url}/api/account`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBeNull();
  expect(await refusalOf(response)).toMatchObject({ status: 502, kind: 'redirect' });
  expect(upstream.asked).toHaveLength(1);
});

test('an unreachable upstream is reported differently from one that doesn’t respond', async () => {
  const { upstream, gateway } = await startPair(() => undefined);
  const silent = await refusalOf(
    await fetch(`${gateway.url}/api/channel/add`, { method: 'POST', body: '{}' }),
  );
  expect(silent).toEqual({
    status: 502,
    kind: 'no-answer',
    message: `127.0.0.1:${upstream.port} didn’t answer. Check whether your change was saved.`,
  });
  await upstream.stop();
  const away = await refusalOf(await fetch(`${gateway.url}/api/account`));
  expect(away).toEqual({
    status: 502,
    kind: 'unreachable',
    message: `127.0.0.1:${upstream.port} can’t be reached right now. Try again in a minute.`,
  });
});

test('a read is retried once when the kept connection was closed', async () => {
  let answered = 0;
  const { gateway } = await startPair((request, response) => {
    answered += 1;
    // The second request uses the kept connection, which then closes.
    if (answered === 2) request.socket.destroy();
    else fine(request, response);
  });
  expect((await fetch(`${gateway.url}/api/account`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/api/account`)).status).toBe(200);
  expect(answered).toBe(3);
});

test('a write is never sent twice', async () => {
  let answered = 0;
  const { gateway } = await startPair((request) => {
    answered += 1;
    request.socket.destroy();
  });
  const write = () => fetch(`${gateway.url}/api/channel/add`, { method: 'POST', body: '{}' });
  expect(await refusalOf(await write())).toMatchObject({ kind: 'no-answer' });
  expect(await refusalOf(await write())).toMatchObject({ kind: 'no-answer' });
  expect(answered).toBe(2);
});

test('a response that the upstream cuts off is cut off', async () => {
  const { gateway } = await startPair((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('{"error":0,');
    setImmediate(() => response.socket?.destroy());
  });
  const response = await fetch(`${gateway.url}/api/account`);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a response that the upstream never finishes is cut off', async () => {
  const { gateway } = await startPair((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"error":0,');
  });
  const response = await fetch(`${gateway.url}/api/account`);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a client that disconnects ends the upstream request', async () => {
  const ended = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const upstream = keep(
    await startUpstream((request) => {
      request.socket.once('close', () => ended.resolve());
      arrived.resolve();
    }),
  );
  const gateway = keep(await startGateway({ upstreams: [{ prefix: '', url: new URL(upstream.url) }] }));
  const leaving = new AbortController();
  const asked = fetch(`${gateway.url}/api/account`, { signal: leaving.signal });
  await arrived.promise;
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await ended.promise;
});

test('a body of more than 10 MiB is refused, with or without a Content-Length', async () => {
  const { gateway } = await startPair(
    (request, response) => {
      request.resume().on('end', () => fine(request, response));
    },
    { isPatient: true },
  );
  const address = `${gateway.url}/api/qr/add`;
  const part = Buffer.alloc(1024 * 1024, 'a');
  const fits = await fetch(address, { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024) });
  expect(fits.status).toBe(200);
  const told = await new Promise<number | undefined>((resolve) => {
    const asking = httpRequest(address, { method: 'POST', headers: { 'Content-Length': 11 * 1024 * 1024 } });
    asking.on('response', (response) => {
      resolve(response.statusCode);
      asking.destroy();
    });
    asking.on('error', () => undefined);
    asking.flushHeaders();
  });
  expect(told).toBe(413);
  const untold = await new Promise<number | undefined>((resolve) => {
    const asking = httpRequest(address, { method: 'POST' });
    asking.on('response', (response) => resolve(response.statusCode));
    asking.on('error', () => undefined);
    for (let parts = 0; parts < 12; parts += 1) asking.write(part);
    asking.end();
  });
  expect(untold).toBe(413);
});

test('a request that loops back to the gateway is refused', async () => {
  const gateway = keep(
    await startGateway({ upstreams: [{ prefix: '', url: new URL('http://127.0.0.1:9') }] }),
  );
  const response = await fetch(`${gateway.url}/api/account`, { headers: { Via: '1.1 waypost-gateway' } });
  expect(await refusalOf(response)).toMatchObject({ status: 508, kind: 'refused' });
});

test('requests beyond an address’s limit per minute are refused', async () => {
  const upstream = keep(await startUpstream(fine));
  const upstreams = [{ prefix: '', url: new URL(upstream.url) }];
  const gateway = keep(await startGateway({ upstreams, limit: 2 }));
  expect((await fetch(`${gateway.url}/api/account`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/api/account`)).status).toBe(200);
  const third = await fetch(`${gateway.url}/api/account`);
  expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refusalOf(third)).toMatchObject({ status: 429, kind: 'refused' });
  expect(upstream.asked).toHaveLength(2);
});
