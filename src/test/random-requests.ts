import fc from 'fast-check';
import { hostileBody, hostileHeader, hostileSegment, hostileText, hostileValue } from './hostile-values.ts';
import { type Schema, valuesOf } from './values-of-schema.ts';

/** Whose key a request carries, and in which form. */
export const askers = ['owner', 'staff', 'none', 'wrong', 'bare'] as const;
export type Asker = (typeof askers)[number];

/** A request as it's sent, valid or not. */
export interface RandomRequest {
  method: string;
  /** Includes the query. */
  path: string;
  asker: Asker;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Operation {
  method: string;
  path: string;
  parameters: readonly { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

function operationsIn(document: Schema): Operation[] {
  const paths = document.paths as Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Generates mostly valid values, and some unexpected ones. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: wrong });

/** Methods that Node's parser knows, and an unknown one. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'BREW',
];

const id = fc.integer({ min: 1, max: 30 }).map(String);

function segmentsOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const values = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [
        name,
        mostly('enum' in schema ? fc.constantFrom(...(schema.enum as string[])) : id, hostileSegment),
      ]),
  );
  return fc
    .record(values)
    .map((given) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '0'));
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function queryOf({ parameters }: Operation, document: Schema): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.option(
        mostly(
          valuesOf(schema, document, name).map((value) => encode(String(value))),
          fc.oneof(hostileText.map(encode), hostileSegment),
        ).map((value) => `${name}=${value}`),
        { nil: '' },
      ),
    );
  const strange = fc.constantFrom(
    '',
    '',
    '',
    '__proto__=1',
    'page[]=1',
    'limit=1&limit=2',
    '%zz=%ff',
    '&&=&?',
  );
  return fc.tuple(...known, strange).map((pairs) => pairs.filter(Boolean).join('&'));
}

/** About one member in ten has a wrong value or doesn't belong there. */
function bodyOf({ requestBody }: Operation, document: Schema): fc.Arbitrary<Buffer | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return fc.option(hostileBody, { freq: 20, nil: undefined });
  const whole = valuesOf(schema, document).map((value) => (typeof value === 'object' ? { ...value } : {}));
  const names = Object.keys(schema.properties ?? {});
  const broken = fc
    .tuple(
      whole,
      fc.array(
        fc.tuple(
          fc.oneof(...(names.length > 0 ? [fc.constantFrom(...names)] : []), hostileText),
          hostileValue,
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([value, wrong]) => ({ ...value, ...Object.fromEntries(wrong) }));
  const json = fc.oneof(whole, broken).map((value) => Buffer.from(JSON.stringify(value)));
  return mostly<Buffer | undefined>(json, hostileBody);
}

const contentType = mostly(
  fc.constantFrom('application/json', 'application/json; charset=utf-8'),
  fc.oneof(
    fc.constantFrom('x', '', 'text/plain', 'application/json;', ';', 'multipart/form-data', '*/*'),
    hostileHeader,
  ),
);

const headers = fc
  .tuple(
    contentType,
    fc.option(
      fc.tuple(
        fc.constantFrom(
          'User-Agent',
          'Referer',
          'Accept',
          'X-Forwarded-For',
          'If-None-Match',
          'Range',
          'Origin',
          'X-HTTP-Method-Override',
          'Accept-Version',
        ),
        hostileHeader,
      ),
      { freq: 3, nil: undefined },
    ),
  )
  .map(([type, other]) => ({ 'Content-Type': type, ...(other && { [other[0]]: other[1] }) }));

function requestOf(operation: Operation, document: Schema): fc.Arbitrary<RandomRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      path: segmentsOf(operation),
      query: queryOf(operation, document),
      asker: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom<Asker>('owner', 'staff') },
        { weight: 1, arbitrary: fc.constantFrom(...askers) },
      ),
      headers,
      body: bodyOf(operation, document),
    })
    .map(({ path, query, ...rest }) => ({ ...rest, path: query ? `${path}?${query}` : path }));
}

/** Requests to public URLs, and to URLs that don't exist. */
const publicRequest: fc.Arbitrary<RandomRequest> = fc.record({
  method: mostly(fc.constantFrom('GET', 'GET', 'POST'), fc.constantFrom(...methods)),
  path: fc
    .tuple(
      fc.constantFrom(
        '/',
        '/qr/',
        '/r/',
        '/u/ada/',
        '/u/',
        '/app/',
        '/app/avatars/',
        '/app/pictures/',
        '/report',
        '/report?link=',
        '/.well-known/',
        '//',
        '/api',
        '/api/',
      ),
      fc.oneof(hostileSegment, fc.constantFrom('menu', 'a', 'spring', '', 'x.png?size=9', 'x.svg')),
    )
    .map((parts) => parts.join('')),
  asker: fc.constant<Asker>('none'),
  headers,
  body: fc.option(
    fc.oneof(
      hostileBody,
      hostileText.map((text) => Buffer.from(`password=${encode(text)}`)),
    ),
    { nil: undefined },
  ),
});

/**
 * Generates requests to every operation of an OpenAPI document and to public URLs, both valid and invalid in many ways.
 */
export function randomRequests(document: Schema): fc.Arbitrary<RandomRequest> {
  const operations = operationsIn(document).map((operation) => requestOf(operation, document));
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...operations) },
    { weight: 1, arbitrary: publicRequest },
  );
}
