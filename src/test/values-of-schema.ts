import fc from 'fast-check';

/** A JSON Schema, as in the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/**
 * Values that pass the first check, by the name of the member or parameter. Patterns alone would rarely produce them.
 */
const samples: Record<string, readonly unknown[]> = {
  alias: ['menu', 'menü', 'a'],
  custom: ['menu', 'menü', 'a'],
  slug: ['menu', 'spring', ''],
  short: ['menu', 'http://127.0.0.1/menu', 'https://go.acme.example/%6denu', 'a/b'],
  url: ['https://acme.example/a?b=c#d', 'acme.example', 'http://localhost:1/', 'https://münchen.example/ü'],
  link: ['https://acme.example/a', 'acme.example'],
  site: ['https://acme.example'],
  afterwards: ['https://acme.example/over', ''],
  redirectroot: ['https://acme.example', ''],
  redirect404: ['https://acme.example/404', null],
  domain: ['https://go.acme.example', 'go.acme.example', 'localhost'],
  email: ['ada@example.com', 'grace@example.org'],
  username: ['ada', 'person1'],
  password: ['correct horse', 'wrong horse'],
  phone: ['+49 30 1234567'],
  color: ['#3b53d9', '#FFF'],
  background: ['rgb(255, 255, 255)'],
  foreground: ['rgb(0,0,0)'],
  expiry: ['2099-12-31 18:00:00', '2099-02-30 00:00', ''],
  location: ['DE', 'uk'],
  language: ['de', 'en'],
  device: ['ios', 'desktop'],
  tag: ['G-12345', '1'],
  zone: ['Europe/Berlin', 'UTC'],
  from: ['2026-01-01', '1970-01-01'],
  to: ['2026-03-01', '9999-12-31'],
  picture: ['data:image/png;base64,iVBORw0KGgo=', ''],
  logo: ['/logo.png', 'none', 'data:image/png;base64,AAAA', 'https://acme.example/logo.png'],
};

/**
 * Generates values that match the schema.
 * @param name of the member that holds the value
 */
export function valuesOf(schema: Schema, document: Schema, name = ''): fc.Arbitrary<unknown> {
  const named = samples[name];
  const described = describedBy(schema, document, name);
  return named ? fc.oneof(described, fc.constantFrom(...named)) : described;
}

function describedBy(schema: Schema, document: Schema, name: string): fc.Arbitrary<unknown> {
  const { $ref, enum: options, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return valuesOf(resolved($ref, document), document, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(options)) return fc.constantFrom(...(options as unknown[]));
  const branches = schemasIn(anyOf ?? oneOf);
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => valuesOf(branch, document, name)));
  switch (type) {
    case 'object':
      return objectsOf(schema, document);
    case 'array':
      return fc.array(isSchema(schema.items) ? valuesOf(schema.items, document, name) : fc.jsonValue(), {
        maxLength: 4,
      });
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** @throws Error if the document has no such place */
export function resolved(reference: string, document: Schema): Schema {
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/'))
    place = isSchema(place) ? place[part] : undefined;
  if (!isSchema(place)) throw new Error(`The document has no ${reference}.`);
  return place;
}

function objectsOf(schema: Schema, document: Schema): fc.Arbitrary<unknown> {
  const { properties, required } = schema;
  const members = Object.entries(isSchema(properties) ? properties : {});
  return fc.record(
    Object.fromEntries(
      members.map(([name, member]) => [name, valuesOf(isSchema(member) ? member : {}, document, name)]),
    ),
    { requiredKeys: (Array.isArray(required) ? required : []) as string[] },
  );
}

function textsOf({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<unknown> {
  const least = numberIn(minLength) ?? 0;
  const text = fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(numberIn(maxLength) ?? 40, 200)),
  });
  return typeof pattern === 'string' ? fc.oneof(text, matching(pattern)) : text;
}

/** Generates any string for patterns with look-ahead, which fast-check can't generate values for. */
function matching(pattern: string): fc.Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    return fc.string();
  }
}

function numbersOf({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<unknown> {
  const least = numberIn(minimum) ?? numberIn(exclusiveMinimum) ?? -5;
  // Records have small ids, and requests should hit them.
  return fc.oneof(
    fc.integer({ min: Math.max(least, -5), max: Math.max(least, 30) }),
    fc.constantFrom(least, numberIn(maximum) ?? 2 ** 31),
  );
}
