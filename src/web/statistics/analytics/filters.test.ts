import { expect, test } from 'vitest';
import { excluding, filtersOf, inverted, textOf, toggled } from './filters.ts';

test('a click on a value filters by it, and another click on it removes the filter', () => {
  const germans = toggled([], 'country', 'DE');
  expect(germans).toEqual([{ by: 'country', is: ['DE'] }]);
  expect(toggled(germans, 'country', 'AT')).toEqual([{ by: 'country', is: ['AT'] }]);
  expect(toggled(germans, 'country', 'DE')).toEqual([]);
  expect(toggled(germans, 'os', 'iOS')).toEqual([...germans, { by: 'os', is: ['iOS'] }]);
});

test('an excluded value is added to the exclusions and keeps other filters', () => {
  const first = excluding(toggled([], 'country', 'DE'), 'os', 'iOS');
  expect(excluding(first, 'os', 'Android')).toEqual([
    { by: 'country', is: ['DE'] },
    { by: 'os', not: ['iOS', 'Android'] },
  ]);
});

test('a filter can be inverted and inverted back', () => {
  expect(inverted({ by: 'country', is: ['DE'] })).toEqual({ by: 'country', not: ['DE'] });
  expect(inverted({ by: 'country', not: ['DE'] })).toEqual({ by: 'country', is: ['DE'] });
});

test('valid filters are read from the address, and invalid ones are ignored', () => {
  expect(filtersOf('')).toEqual([]);
  expect(filtersOf('{')).toEqual([]);
  expect(filtersOf('[{"by":"age","is":["7"]}]')).toEqual([]);
  const filters = [{ by: 'country', is: ['DE'] }] as const;
  expect(filtersOf(textOf([{ by: 'country', is: ['DE'] }]) ?? '')).toEqual(filters);
  expect(textOf([])).toBeUndefined();
});
