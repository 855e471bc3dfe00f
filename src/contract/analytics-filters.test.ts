import { expect, test } from 'vitest';
import { parseFilters } from './analytics-filters.ts';

test.each([
  [[]],
  [[{ by: 'country', is: ['DE', 'AT'] }]],
  [
    [
      { by: 'city', not: [''] },
      { by: 'country', is: ['x'.repeat(300)] },
    ],
  ],
])('%j is read as filters', (filters) => {
  expect(parseFilters(JSON.stringify(filters))).toEqual(filters);
});

test.each([
  ['country'],
  ['null'],
  ['{"by":"country","is":["DE"]}'],
  ['[null]'],
  ['[["country"]]'],
  ['[{"by":"country"}]'],
  ['[{"is":["DE"]}]'],
  ['[{"by":"mood","is":["good"]}]'],
  ['[{"by":"country","is":"DE"}]'],
  ['[{"by":"country","is":[]}]'],
  ['[{"by":"country","is":[1]}]'],
  ['[{"by":"country","is":["DE"],"not":["AT"]}]'],
  ['[{"by":"country","is":["DE"],"of":"links"}]'],
  [JSON.stringify([{ by: 'country', is: ['x'.repeat(301)] }])],
  [JSON.stringify([{ by: 'country', is: Array.from({ length: 101 }, String) }])],
  [JSON.stringify(Array.from({ length: 21 }, () => ({ by: 'country', is: ['DE'] })))],
])('%s is not read as filters', (text) => {
  expect(parseFilters(text)).toBeUndefined();
});
