import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse, type z } from 'zod/mini';
import { decode, InvalidAnswerError, RefusedError } from './decode.ts';
import { endpoints } from './endpoints.ts';
import { Timestamp, WireDate } from './envelope.ts';

/** zod leaves "__proto__" out of every record, which suits us: nobody is called that. decode-lists.test.ts holds it so. */
const label = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');

/** A value that the schema takes, built from the schema itself. */
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
    // Digits fit every string of the contract, its counts included.
    case 'string':
      return fc.nat().map((number) => `${number}1`);
    default:
      return fc.constant(undefined);
  }
}

/** The same thing as a sloppy server says it. */
function sloppy(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : 0;
  if (Array.isArray(value)) return value.map(sloppy);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  // An empty object is an empty list to PHP.
  return members.length === 0
    ? []
    : Object.fromEntries(members.map(([name, member]) => [name, sloppy(member)]));
}

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** A file is not decoded. */
const withJson = endpoints.filter((endpoint) => !('file' in endpoint));

describe.each(withJson.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('an answer by the contract comes out as it went in, however sloppily it is written', () => {
      fc.assert(
        fc.property(valid(endpoint.response).map(withoutUndefined), (answer) => {
          expect(decode(endpoint, 200, answer)).toEqual(answer);
          const written = { ...(sloppy(answer) as object), error: false, extra: 'member' };
          expect(decode(endpoint, 200, written)).toEqual(answer);
        }),
        { numRuns: 40 },
      );
    });

    test('no JSON whatever does anything but come out by the contract, be refused or be garbled', () => {
      fc.assert(
        fc.property(fc.jsonValue(), fc.constantFrom(200, 201, 404, 500), (json, status) => {
          try {
            expect(safeParse(endpoint.response, decode(endpoint, status, json)).success).toBe(true);
          } catch (error) {
            if (!(error instanceof RefusedError || error instanceof InvalidAnswerError)) throw error;
          }
        }),
        { numRuns: 100 },
      );
    });
  },
);
