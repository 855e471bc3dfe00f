import { expect, test } from 'vitest';
import { columns } from './columns.ts';
import { emptySum, quarter } from './sum.ts';
import { addApart, addSummary, placesOf, summaryOf } from './summary.ts';

const span = { from: 0, to: 4 * quarter };

function sumOf(places: readonly number[]) {
  const sum = emptySum(span, columns);
  sum.visits = 70_300;
  sum.visitors = 7;
  sum.again = 2;
  [sum.first, sum.last] = [quarter, 3 * quarter + 5];
  sum.quarters.visits.set([0, 70_000, 0, 300]);
  sum.quarters.fresh.set([0, 7, 0, 0]);
  for (const [place, column] of columns.entries())
    sum.labels.get(column)?.set('none', places.includes(place) ? 0 : 3);
  return sum;
}

test('sums are read back as written, with a column of many labels stored separately', () => {
  const sum = sumOf([]);
  for (let number = 0; number < 400; number += 1)
    sum.labels.get('city')?.set(`Springfield ${number}`, number);
  const { data, apart } = summaryOf(sum);
  expect([...apart.keys()]).toEqual([columns.indexOf('city')]);
  const read = emptySum(span, columns);
  // A database may return the bytes at any position in its memory.
  addSummary(read, Buffer.concat([Buffer.of(0), data]).subarray(1));
  for (const [place, labels] of apart) addApart(read, place, labels);
  expect(read).toEqual(sum);

  // This covers sums in which each quarter had visits.
  sum.quarters.visits.fill(9);
  const dense = emptySum(span, columns);
  const stored = summaryOf(sum);
  addSummary(dense, stored.data);
  for (const [place, labels] of stored.apart) addApart(dense, place, labels);
  expect(dense).toEqual(sum);

  const some = emptySum({ from: 2 * quarter, to: 4 * quarter }, ['country']);
  expect(placesOf(some)).toEqual([columns.indexOf('country')]);
  addSummary(some, data);
  for (const [place, labels] of apart) addApart(some, place, labels);
  expect([...some.quarters.visits]).toEqual([0, 300]);
  expect([...some.labels]).toEqual([['country', new Map([['none', 3]])]]);
});

test('sums in the format from before labels were stored separately can be read', () => {
  const sum = sumOf([1]);
  const { visits, visitors, again, first, last } = sum;
  const texts = columns.map((column) => Buffer.from(JSON.stringify([...(sum.labels.get(column) ?? [])])));
  const head = JSON.stringify({
    visits,
    visitors,
    again,
    first,
    last,
    labels: texts.map(({ length }) => length),
  });
  const padded = Buffer.from(head.padEnd(Math.ceil(head.length / 4) * 4));
  const numbers = (...of: number[]) => Buffer.from(Uint32Array.from(of).buffer);
  const stored = Buffer.concat([
    numbers(1, padded.length, 2),
    padded,
    numbers(1, 3),
    numbers(70_000, 300),
    numbers(7, 0),
    ...texts,
  ]);
  const read = emptySum(span, columns);
  addSummary(read, stored);
  expect(read).toEqual(sum);
});
