import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

test('the OpenAPI document needs no key and is valid OpenAPI 3.1', async () => {
  const { status, body } = await waypost.call('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const validator = new Validator();
  expect(await validator.validate(body)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the OpenAPI document is compressed on request, and not sent again while unchanged', async () => {
  const get = (headers: Record<string, string | undefined>) =>
    sendRequest(`${waypost.url}/api/openapi.json`, { headers });
  const plain = await get({});
  const zipped = await get({ 'Accept-Encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
  expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 5);
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  for (const { headers } of [plain, zipped]) {
    const again = await get({ 'If-None-Match': headers.etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test('the OpenAPI document lists exactly the declared endpoints, with extensions marked', async () => {
  const { paths } = (await waypost.call('GET', '/api/openapi.json')).body;
  const written = Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation['x-extension'],
      ]),
  );
  const declared = endpoints.map(({ method, path, extension }) => [
    `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    extension,
  ]);
  expect(written.toSorted()).toEqual(declared.toSorted());
});
