import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.addAccount();
});
afterAll(() => service.stop());

/** Sends raw bytes and returns the first line of the response, or "" if the connection is closed without one. */
function firstLine(request: Buffer): Promise<string> {
  const { port } = new URL(service.url);
  const { promise, resolve } = Promise.withResolvers<string>();
  let said = '';
  const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.end(request));
  socket.setTimeout(5000, () => socket.destroy(new Error('No answer.')));
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
  });
  socket.on('error', () => resolve(said));
  socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
  return promise;
}

/** Bytes without line breaks, which would start another request. */
const bytes = (max: number) =>
  fc
    .uint8Array({ maxLength: max })
    .map((array) => Buffer.from(array.filter((byte) => byte !== 10 && byte !== 13)).toString('latin1'));
const escapes = fc
  .array(fc.integer({ min: 0, max: 255 }), { maxLength: 12 })
  .map((codes) => codes.map((code) => `%${code.toString(16).padStart(2, '0')}`).join(''));
const odd = fc.constantFrom(
  '..',
  '.',
  '',
  '%',
  '%zz',
  '%00',
  '%2f',
  '?',
  '#',
  ';',
  '*',
  'constructor',
  '__proto__',
);
const segment = fc.oneof(
  escapes,
  odd,
  fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[!-~]{0,30}$/),
);
const path = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/qr/',
      '/r/',
      '/u/',
      '/u/person1/',
      '/app/avatars/',
      '/app/pictures/',
      '/.well-known/',
      '//',
      '',
    ),
    fc.array(segment, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '.svg', '.png', '/logo', '?size=1', '?size[]=%00', '?%zz=%ff&__proto__=1'),
  )
  .map(([start, segments, end]) => start + segments.join('/') + end);
const host = fc.oneof(
  fc.constantFrom('127.0.0.1', '[::1]', 'a..b', '%00', ':', 'a:99999', '.', 'xn--', '__proto__'),
  bytes(30),
  fc.stringMatching(/^[a-z.:-]{1,300}$/),
);
const header = fc.constantFrom(
  'User-Agent',
  'Referer',
  'X-Forwarded-For',
  'If-None-Match',
  'Purpose',
  'Cookie',
);

test('requests with arbitrary paths, hosts and headers never get a server error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'get', 'PROPFIND'),
      path,
      host,
      fc.array(fc.tuple(header, bytes(200)), { maxLength: 4 }),
      async (method, path, host, headers) => {
        const lines = [
          `${method} ${path} HTTP/1.1`,
          `Host: ${host}`,
          'Connection: close',
          ...headers.map(([name, value]) => `${name}: ${value}`),
        ];
        const line = await firstLine(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
        expect(line).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      },
    ),
    { numRuns: 1500 },
  );
}, 60_000);
