import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Schema = Record<string, unknown>;

const { paths, components } = openApiDocument('https://go.example.com', '1.0.0');
const schemas = components.schemas as Record<string, Schema & { properties?: Record<string, Schema> }>;

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member),
  );
}

test('records are named schemas, and every reference leads to a schema', () => {
  for (const name of [
    'Account',
    'Link',
    'Campaign',
    'Channel',
    'Qr',
    'Domain',
    'Pixel',
    'Statistics',
    'AddLink',
  ])
    expect(schemas[name], name).toMatchObject({ type: 'object' });
  const references = new Set(referencesIn({ paths, components }));
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  const others = [...references].filter((reference) => !reference.startsWith('#/components/headers/'));
  expect(others.filter((reference) => !known.includes(reference))).toEqual([]);
  expect(known.filter((reference) => !references.has(reference))).toEqual([]);
});

test('the response of the link list refers to the schema Link', () => {
  expect(JSON.stringify(paths['/api/urls'])).toContain(
    '{"type":"array","items":{"$ref":"#/components/schemas/Link"}}',
  );
});

test('every member of a schema has a type', () => {
  const hasType = (schema: Schema): boolean =>
    ['type', '$ref', 'enum', 'const', 'anyOf', 'oneOf'].some((word) => word in schema);
  const untyped = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, schema]) => !hasType(schema))
      .map(([member]) => `${name}.${member}`),
  );
  expect(untyped).toEqual([]);
  expect(schemas.AddLink?.properties?.channel).toMatchObject({ type: 'array', items: { type: 'integer' } });
});

test('parameters and members have the contract’s descriptions', () => {
  const [order] = (paths['/api/urls'] as { get: { parameters: Schema[] } }).get.parameters.filter(
    ({ name }) => name === 'order',
  );
  expect(order?.description).toContain('Newest first');
  expect(schemas.AddLink?.properties?.custom?.description).toContain('a random one if not given');
});

const answersOf = (path: string, method: string) =>
  (paths[path] as Record<string, { responses: Record<string, Schema> }>)[method]?.responses ?? {};

test.each([
  ['get', '/api/changes', '410'],
  ['post', '/api/session', '401'],
  ['get', '/api/analytics', '404'],
  ['post', '/api/annotation/add', '404'],
  ['post', '/api/password/forgotten', '404'],
  ['post', '/api/passkey/start', '404'],
  ['get', '/api/account/export', '403'],
  ['get', '/api/urls', '404'],
  ['delete', '/api/url/{id}/delete', '413'],
  ['delete', '/api/url/{id}/delete', '415'],
])('%s %s lists the refusal %s', (method, path, status) => {
  expect(answersOf(path, method)).toHaveProperty(status);
});

test('the refusal of an unknown short URL is listed with status 200', () => {
  expect(answersOf('/api/urls', 'get')['200']).toMatchObject({
    content: {
      'application/json': {
        schema: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/Failure' }]) },
      },
    },
  });
  expect(JSON.stringify(answersOf('/api/qr', 'get')['200'])).not.toContain('Failure');
});

test('the refusals 429 and 503 list Retry-After', () => {
  const headers = (status: string) => answersOf('/api/urls', 'get')[status]?.headers;
  for (const status of ['429', '503']) expect(headers(status)).toHaveProperty('Retry-After');
  expect(headers('400')).not.toHaveProperty('Retry-After');
  expect(components.headers).toHaveProperty('Retry-After');
});
