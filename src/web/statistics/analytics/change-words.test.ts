import { expect, test } from 'vitest';
import { briefChange, changeNote } from './change-words.ts';

test.each([
  [15, 10, '+50% from 10', 'up'],
  [9, 10, '−10% from 10', 'down'],
  [1005, 1000, '+0.5% from 1,000', 'up'],
  [10, 10, 'No change', undefined],
  [10, 0, 'None before', undefined],
  [240, 20, '×12 from 20', 'up'],
  [0, 4, '−100% from 4', 'down'],
])('%i after %i is described as %s', (now, before, note, trend) => {
  expect(changeNote(now, before)).toEqual(trend ? { note, trend } : { note });
});

test('a number without a previous one has no description of its change', () => {
  expect(changeNote(10, undefined)).toEqual({});
  expect(briefChange(10, undefined)).toBeUndefined();
});

test('a row shows its change in one word', () => {
  expect(briefChange(15, 10)).toEqual({ text: '+50%', trend: 'up' });
  expect(briefChange(10, 10)).toEqual({ text: '±0', trend: undefined });
  expect(briefChange(10, 0)).toEqual({ text: 'new', trend: undefined });
});
