import { describe, expect, test } from 'vitest';
import type { Visits } from '#web/api/series.ts';
import { busiestOf, changeOf, isComparable, repeatShare } from './measured.ts';

const point = (at: string, clicks: number): Visits => ({ at, clicks, uniqueClicks: 0 });
const clicks = (visits: Visits) => visits.clicks;

describe('a change', () => {
  test.each([
    [120, 100, { note: '+20% vs. previous 7 days', trend: 'up' }],
    [95, 100, { note: '−5.0% vs. previous 7 days', trend: 'down' }],
    [100, 100, { note: 'Same as previous 7 days' }],
    [5000, 3, { note: 'Up from 3 in the previous 7 days', trend: 'up' }],
    [3, 0, { note: 'None in the previous 7 days' }],
    [3, undefined, {}],
  ])('to %s from %s is described', (now, before, told) => {
    expect(changeOf(now, before, 7)).toEqual(told);
  });
});

describe('the previous period', () => {
  const span = { from: '2026-03-08', to: '2026-03-14', by: 'day', before: '2026-03-01' } as const;
  const timed = (before: Visits[]) => ({ span, points: [], before });

  test('is comparable if the record existed for all of it', () => {
    expect(isComparable(timed([]), '2026-03-01', clicks)).toBe(true);
    expect(isComparable(timed([point('2026-03-05', 4)]), '2026-03-04', clicks)).toBe(false);
    expect(isComparable(timed([]), undefined, clicks)).toBe(false);
  });

  test('is comparable if it has visits from before the record’s creation date', () => {
    expect(isComparable(timed([point('2026-03-05', 4)]), '2026-03-14', clicks)).toBe(true);
  });
});

test('the busiest moment is the first one with the highest count', () => {
  expect(busiestOf([point('a', 1), point('b', 3), point('c', 3)], clicks)?.at).toBe('b');
  expect(busiestOf([point('a', 0)], clicks)).toBeUndefined();
});

test('the share of repeat visits is a dash if there are no visits', () => {
  expect([repeatShare(0, 0), repeatShare(3, 2), repeatShare(2, 3)]).toEqual(['–', '33%', '0%']);
});
