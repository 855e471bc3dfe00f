import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse, type z } from 'zod/mini';
import { decode } from './decode.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Timestamp, WireDate } from '#contract/envelope.ts';
import { fits } from './fits.ts';
import { outlines } from './outlines.ts';
import { InvalidResponseError, RefusedError } from './refusal.ts';

/**
 * zod drops "__proto__" from every record, which does no harm, since nothing has that name. decode-lists.test.ts tests
 * this.
 */
const label = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');

/** Builds a value that the schema accepts, from the schema itself. */
function valid(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema === Timestamp) return fc.constant('2026-03-14 10:00:00');
  if (schema === WireDate) return fc.constant('2026-03-14');
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, valid(member)])),
      );
    case 'array':
      return fc.array(valid(def.element), { maxLength: 3 });
    case 'record':
      return fc.dictionary(label, valid(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(valid));
    case 'optional':
      return fc.option(valid(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(valid(def.innerType), { nil: null });
    case 'number':
      return fc.integer({ min: 1, max: 1_000_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    // Digits match every string in the contract, including its counts.
    case 'string':
      return fc.nat().map((number) => `${number}1`);
    default:
      return fc.constant(undefined);
  }
}

/** Rewrites a value the way a sloppy server sends it. */
function sloppy(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : 0;
  if (Array.isArray(value)) return value.map(sloppy);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  // PHP encodes an empty object as an empty list.
  return members.length === 0
    ? []
    : Object.fromEntries(members.map(([name, member]) => [name, sloppy(member)]));
}

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Values that servers send in place of others. */
const other = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '0',
    0,
    'false',
    false,
    true,
    -1,
    1.5,
    [],
    {},
    '0000-00-00 00:00:00',
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Returns the value with one of its parts replaced by another, or left out. */
function replaced(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const members = Object.entries(value);
  if (members.length === 0) return by;
  const place = at % members.length;
  const rest = Math.floor(at / members.length);
  const changed = members.flatMap(([name, member], each) =>
    each !== place ? [[name, member]] : rest % 5 === 4 ? [] : [[name, replaced(member, rest, by)]],
  );
  return Array.isArray(value)
    ? changed.map(([, member]) => member)
    : (Object.fromEntries(changed) as Record<string, unknown>);
}

/** How a QR code is drawn has no outline. */
const drawn = /"(?:source|look)":/;

const isPlain = ({ method, path }: Endpoint, answer: unknown) => {
  const outline = outlines[`${method} ${path}`];
  return outline !== undefined && fits(outline, answer);
};

/** Files aren't decoded. */
const withJson = endpoints.filter((endpoint) => !('file' in endpoint));

describe.each(withJson.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('a valid response is read unchanged, even with loosely typed values', () => {
      fc.assert(
        fc.property(valid(endpoint.response).map(withoutUndefined), (answer) => {
          expect(decode(endpoint, 200, answer)).toEqual(answer);
          const isTold = `${endpoint.method} ${endpoint.path}` in outlines;
          const isDrawn = drawn.test(JSON.stringify(answer));
          expect(isPlain(endpoint, answer) || isDrawn).toBe(isTold || isDrawn);
          const written = { ...(sloppy(answer) as object), error: false, extra: 'member' };
          expect(decode(endpoint, 200, written)).toEqual(answer);
          expect(isPlain(endpoint, written)).toBe(false);
        }),
        { numRuns: 40 },
      );
    });

    test('a response that fits its outline is decoded unchanged', () => {
      fc.assert(
        fc.property(valid(endpoint.response).map(withoutUndefined), fc.nat(), other, (answer, at, by) => {
          const changed = replaced(answer, at, by);
          const asItCame = isPlain(endpoint, changed) ? decode(endpoint, 200, changed) : changed;
          expect(asItCame).toEqual(changed);
        }),
        { numRuns: 200 },
      );
    });

    test('arbitrary JSON is decoded to the contract, refused or reported as invalid', () => {
      fc.assert(
        fc.property(fc.jsonValue(), fc.constantFrom(200, 201, 404, 500), (json, status) => {
          try {
            expect(safeParse(endpoint.response, decode(endpoint, status, json)).success).toBe(true);
          } catch (error) {
            if (!(error instanceof RefusedError || error instanceof InvalidResponseError)) throw error;
          }
        }),
        { numRuns: 100 },
      );
    });
  },
);
