import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fine, keep, startPair } from '#test/servers/gateway-pair.ts';
import { startGateway, startUpstream } from '#test/servers/start-gateway.ts';

test('method, path, key and body are passed on, and status, body and limit are returned', async () => {
  const { upstream, gateway } = await startPair(
    (request, response) => {
      void text(request).then((body) =>
        response
          .writeHead(201, {
            'Content-Type': 'application/json; charset=utf-8',
            'X-RateLimit-Limit': 30,
            'X-RateLimit-Remaining': 7,
            'X-RateLimit-Reset': 1_764_000_000,
            'Retry-After': 5,
            'X-Extensions': 'session, docs, passkeys, links',
          })
          .end(JSON.stringify({ error: 0, got: JSON.parse(body) as unknown })),
      );
    },
    { base: '/sub' },
  );
  const response = await fetch(`${gateway.url}/api/channel/add?x=1`, {
    method: 'POST',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    body: '{"name":"Prïnt"}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ error: 0, got: { name: 'Prïnt' } });
  expect(response.headers.get('x-ratelimit-limit')).toBe('30');
  expect(response.headers.get('x-ratelimit-remaining')).toBe('7');
  expect(response.headers.get('x-ratelimit-reset')).toBe('1764000000');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('x-gateway-error')).toBeNull();
  // Docs and passkeys only work on the other server's own origin.
  expect(response.headers.get('x-extensions')?.split(/,\s*/)).toEqual(['session', 'links']);
  expect(upstream.asked[0]).toMatchObject({ method: 'POST', url: '/sub/api/channel/add?x=1' });
  expect(upstream.asked[0]?.headers.authorization).toBe('Bearer secret');
});

test('an upstream error is returned unchanged, but without its X-Gateway-Error header', async () => {
  const { gateway } = await startPair((_request, response) => {
    response
      .writeHead(502, { 'Content-Type': 'text/html', 'X-Gateway-Error': 'unreachable' })
      .end('<h1>Bad</h1>');
  });
  const response = await fetch(`${gateway.url}/api/account`);
  expect(response.status).toBe(502);
  expect(response.headers.get('x-gateway-error')).toBeNull();
  expect(await response.text()).toBe('<h1>Bad</h1>');
});

test('a stream is returned as the upstream sends it', async () => {
  const sent = Promise.withResolvers<ServerResponse>();
  const { gateway } = await startPair((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: 1\n\n');
    sent.resolve(response);
  });
  const response = await fetch(`${gateway.url}/api/visits/live`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  expect(decoder.decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  (await sent.promise).end('data: 2\n\n');
  expect(decoder.decode((await reader?.read())?.value)).toBe('data: 2\n\n');
});

test('a 100 MB response passes completely, and waits at the upstream while nobody reads it', async () => {
  const part = Buffer.alloc(256 * 1024, 'a');
  const parts = 400;
  let left = parts;
  const { gateway } = await startPair(
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
      const send = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(part)) {
            response.once('drain', send);
            return;
          }
        }
        response.end();
      };
      send();
    },
    { isPatient: true },
  );
  const response = await fetch(`${gateway.url}/api/export`);
  // Waits until all buffers on the way are full.
  let before: number;
  do {
    before = left;
    await sleep(300);
  } while (left < before);
  expect(parts - left).toBeLessThan(parts / 2);
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  expect(bytes).toBe(parts * part.length);
});

test('each of several upstreams gets only its own requests', async () => {
  const [work, shop] = [keep(await startUpstream(fine)), keep(await startUpstream(fine))];
  const gateway = keep(
    await startGateway({
      upstreams: [
        { prefix: '/upstream/work', url: new URL(work.url) },
        { prefix: '/upstream/shop', url: new URL(`${shop.url}/links`) },
      ],
    }),
  );
  const ask = (address: string, key: string) =>
    fetch(gateway.url + address, { headers: { Authorization: `Bearer ${key}` } });
  await ask('/upstream/work/api/account', 'of-work');
  await ask('/upstream/shop/api/account', 'of-shop');
  expect((await ask('/upstream/other/api/account', 'of-other')).status).toBe(404);
  expect((await ask('/api/account', 'of-nobody')).status).toBe(404);
  expect(work.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/account', 'Bearer of-work'],
  ]);
  expect(shop.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/links/api/account', 'Bearer of-shop'],
  ]);
});
