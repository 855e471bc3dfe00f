import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { fine, keep, timeouts, refusalOf, startPair } from '#test/servers/gateway-pair.ts';
import { startGateway } from '#test/servers/start-gateway.ts';
import type { LookUp } from './connect.ts';

test('cookies, addresses and other headers of a request are not passed on, except its key', async () => {
  const { upstream, gateway } = await startPair(fine);
  await gateway.raw(
    [
      'GET /api/account HTTP/1.1',
      'Host: links.example',
      'Authorization: Bearer secret',
      'Cookie: session=1',
      'X-Forwarded-For: 10.0.0.1',
      'X-Forwarded-Host: evil.example',
      'X-Real-Ip: 10.0.0.1',
      'Forwarded: for=10.0.0.1',
      'Referer: https://dashboard.example/app/links',
      'Origin: https://dashboard.example',
      'Proxy-Authorization: Basic eDp5',
      'X-HTTP-Method-Override: DELETE',
      'Connection: close, X-Hop',
      'X-Hop: 1',
      'TE: trailers',
      '',
      '',
    ].join('\r\n'),
  );
  const headers: IncomingHttpHeaders = upstream.asked[0]?.headers ?? {};
  expect(Object.keys(headers).toSorted()).toEqual(['authorization', 'connection', 'host', 'via']);
  expect(headers.host).toBe(`127.0.0.1:${upstream.port}`);
  expect(headers.connection).toBe('keep-alive');
});

test('response headers for the other origin, a connection or a front proxy are not passed on', async () => {
  const { gateway } = await startPair((_request, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Set-Cookie': ['a=1', 'b=2'],
        'Clear-Site-Data': '"*"',
        'Strict-Transport-Security': 'max-age=1',
        'X-Accel-Redirect': '/etc/passwd',
        'X-Sendfile': '/etc/passwd',
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': 'default-src *',
        'Service-Worker-Allowed': '/',
        'WWW-Authenticate': 'Basic realm="x"',
        Refresh: '0;url=https://evil.example',
        Link: '</x.js>; rel=preload',
        'Keep-Alive': 'timeout=5',
        Connection: 'X-RateLimit-Secret',
        'X-RateLimit-Secret': '1',
        'Cache-Control': 'public, max-age=9999',
      })
      .end('<script>alert(1)</script>');
  });
  const response = await fetch(`${gateway.url}/api/account`);
  const names = [...response.headers.keys()];
  for (const name of [
    'set-cookie',
    'clear-site-data',
    'strict-transport-security',
    'x-accel-redirect',
    'x-sendfile',
    'access-control-allow-origin',
    'service-worker-allowed',
    'www-authenticate',
    'refresh',
    'link',
    'x-ratelimit-secret',
  ])
    expect(names).not.toContain(name);
  // A page of the other server can't run as one of this origin.
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/api/../admin',
  '/api/%2e%2e/admin',
  '/api//evil.example/',
  '/api/%2f%2fevil.example',
  '/api/a\\..\\b',
  '//evil.example/api/account',
  'http://evil.example/api/account',
  'https://evil.example:443/api',
  '/apix',
])('the target %s is not passed on', async (target) => {
  const { upstream, gateway } = await startPair(fine);
  const said = await gateway.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 (?:400|404) /);
  expect(upstream.asked).toEqual([]);
});

test.each([
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde'],
  [
    'a length and chunks',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/x HTTP/1.1\r\n\r\n',
  ],
  ['a line folded', 'X-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n'],
  ['chunks by another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a bare line feed', 'X-A: 1\nX-B: 2\r\n\r\n'],
])('a request with %s is refused, and nothing is passed on to the upstream', async (_what, rest) => {
  const { upstream, gateway } = await startPair(fine);
  const said = await gateway.raw(
    `POST /api/channel/add HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${rest}`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(upstream.asked).toEqual([]);
});

test.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])('the method %s is refused', async (method) => {
  const { upstream, gateway } = await startPair(fine);
  const said = await gateway.raw(`${method} /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(upstream.asked).toEqual([]);
});

test('an upgrade to a WebSocket is refused', async () => {
  const { upstream, gateway } = await startPair(fine);
  const said = await gateway.raw(
    'GET /api/account HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  );
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(upstream.asked).toEqual([]);
});

test.each(['10.0.0.5', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1', '0.0.0.0'])(
  'a host name that resolves to %s is not requested',
  async (address) => {
    const { upstream } = await startPair(fine);
    const lookUp: LookUp = (_host, found) =>
      found(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    const url = new URL(`http://links.example:${upstream.port}`);
    const gateway = keep(
      await startGateway({ upstreams: [{ prefix: '', url }], lookUp, timeouts: timeouts }),
    );
    expect(await refusalOf(await fetch(`${gateway.url}/api/account`))).toMatchObject({
      status: 502,
      kind: 'unreachable',
    });
    expect(upstream.asked).toEqual([]);
  },
);

test('a host name that resolves to a local address at a later connection is not requested', async () => {
  const { upstream } = await startPair(fine);
  let times = 0;
  // The address is public at first, then the machine itself, as a malicious DNS server may respond.
  const lookUp: LookUp = (_host, found) => {
    times += 1;
    found(null, [{ address: times === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
  };
  const url = new URL(`http://links.example:${upstream.port}`);
  const gateway = keep(await startGateway({ upstreams: [{ prefix: '', url }], lookUp, timeouts: timeouts }));
  expect(await refusalOf(await fetch(`${gateway.url}/api/account`))).toMatchObject({ kind: 'unreachable' });
  expect(await refusalOf(await fetch(`${gateway.url}/api/account`))).toMatchObject({ kind: 'unreachable' });
  expect(times).toBe(2);
  expect(upstream.asked).toEqual([]);
});

test.each([
  ['Sec-Fetch-Dest', 'document'],
  ['Sec-Fetch-Dest', 'script'],
  ['Sec-Fetch-Dest', 'iframe'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'same-site'],
])('a request with %s: %s is refused', async (name, value) => {
  const { upstream, gateway } = await startPair(fine);
  const said = await gateway.raw(
    `GET /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${name}: ${value}\r\n\r\n`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 403 /);
  expect(upstream.asked).toEqual([]);
});
