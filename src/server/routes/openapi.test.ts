import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
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

test('every endpoint is in it, extensions are marked, and nothing else is', async () => {
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
