import fc from 'fast-check';

/** Names with a meaning in JavaScript. Code that forgets that callers may send them breaks. */
const namesOfObjects = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'length',
  'hasOwnProperty',
  'then',
  'toJSON',
];

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%00',
  '%2500',
  '\ud800',
  '\udc00a',
  '\u202e',
  '\ufeff',
  '\ufffe',
  'e\u0301',
  '%',
  '_',
  '\\',
  "'; drop table links; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '1e999',
  '-0',
  'NaN',
  '99999999999999999999',
  '٣',
  'x'.repeat(5000),
  '👩‍👩‍👧'.repeat(100),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...namesOfObjects),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Objects that imitate other types. */
const disguises: readonly unknown[] = [
  { length: { toString: 1 } },
  { length: 3, toString: 1, valueOf: 1 },
  { length: [{ toString: null }] },
  { size: { valueOf: 1, toString: 1 } },
  { toString: 'x' },
  { 0: 'a', length: 1 },
  { trim: 1, toLowerCase: 1 },
  { toJSON: {} },
];

/** Values that no member accepts. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...disguises),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -1e-308,
    2 ** 53,
    2 ** 31,
    2 ** 63,
    [],
    {},
    [[]],
    [null],
  ),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
  fc.array(fc.oneof(hostileText, fc.integer(), fc.constantFrom(...disguises)), { maxLength: 5 }),
  fc.dictionary(
    fc.constantFrom(...namesOfObjects, 'name', 'link', 'device', 'email'),
    fc.oneof(hostileText, fc.constantFrom(...disguises)),
    {
      maxKeys: 4,
    },
  ),
  fc.integer({ min: 1, max: 3000 }).map((depth) => nested(depth)),
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { name: value };
  return value;
}

/** A path segment, encoded or not. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '01',
    '1e3',
    '1.0',
    '+1',
    '2147483648',
    '9'.repeat(30),
    'NaN',
    'null',
    '1%00',
    '%00',
    '%2500',
    '%2f',
    '%2e%2e',
    '..',
    '.',
    '%ff',
    '%e0%a4%a',
    '%',
    '%zz',
    ';',
    ':',
    '*',
    '1;a=b',
    '1,2',
  ),
  fc.constantFrom(...namesOfObjects),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000)),
);

/** Values of characters that a header can carry. */
export const hostileHeader = fc.oneof(
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.constantFrom(
    'x'.repeat(6000),
    '%00',
    '\t',
    '"',
    'a=b; c="',
    '1, 2, 3',
    '::1',
    'bytes=0-',
    'http://[',
    'https://a\xa0b/',
  ),
);

const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);

/** Bodies that aren't JSON, or JSON that no client writes. */
export const hostileBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '',
      ' ',
      'null',
      '[]',
      '"x"',
      '1',
      '{',
      '{"name":"a","name":{"length":{"toString":1}}}',
      '{"name":"a","name":"b","__proto__":{"name":"c"}}',
      '{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}}}',
      '\ufeff{"name":"a"}',
      '{"name":"\\ud800"}',
      '{"name":"a\\u0000b"}',
      '{"limit":1e400,"id":-0,"seconds":1e1}',
      '{"name":1'.padEnd(40, '0'),
      `{"name":${deep('[', ']')}}`,
      deep('{"a":', '}'),
      `{"name":"${'x'.repeat(200_000)}"}`,
    )
    .map((text) => Buffer.from(text)),
  fc
    .dictionary(
      fc.constantFrom('name', 'type', 'data', 'url', 'email', 'password', ...namesOfObjects),
      hostileValue,
    )
    .map((value) => Buffer.from(JSON.stringify(value))),
);
