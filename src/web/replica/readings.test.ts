import { describe, expect, test } from 'vitest';
import { countReadingOf, type CountReading, trendsOf, withReading } from './readings.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 2, 1, 12);
const counted = (id: number, count: number, made = 0) => ({ id, count, made });
const at = (days: number, ...rows: ReturnType<typeof counted>[]) => countReadingOf(rows, start + days * day);

describe('readings', () => {
  test('are the first of each day, kept for about two weeks', () => {
    let readings: readonly CountReading[] = [];
    for (let hours = 0; hours < 30 * 24; hours += 8)
      readings = withReading(readings, countReadingOf([counted(1, hours)], start + (hours / 24) * day));
    expect(readings.length).toBeGreaterThanOrEqual(15);
    expect(readings.length).toBeLessThanOrEqual(18);
    const first = withReading([], at(0, counted(1, 5)));
    expect(withReading(first, countReadingOf([counted(1, 6)], start + 60_000))).toEqual(first);
    expect(withReading(first, at(1, counted(1, 7)))).toEqual([at(0, counted(1, 5)), at(1, counted(1, 7))]);
  });

  test('leave out records without clicks', () => {
    expect([...at(0, counted(1, 0), counted(2, 5)).ids]).toEqual([2]);
  });
});

describe('a trend', () => {
  test('needs a reading that is at least a day old', () => {
    expect(trendsOf([], start)).toBeUndefined();
    expect(trendsOf([at(0, counted(1, 5))], start + day / 2)).toBeUndefined();
    const trends = trendsOf([at(0, counted(1, 5))], start + day);
    expect(trends?.of(counted(1, 9))).toEqual({ grown: 4, stopped: 0 });
    expect(trends?.before).toBeUndefined();
  });

  test('compares with the reading from a week ago where there is one', () => {
    const readings = [at(0, counted(1, 5)), at(3, counted(1, 8)), at(9, counted(1, 20))];
    const trends = trendsOf(readings, start + 10 * day);
    expect(trends?.since).toBe(start + 3 * day);
    expect(trends?.of(counted(1, 21)).grown).toBe(13);
  });

  test('reports records with clicks in the week before and none since', () => {
    const readings = [at(0, counted(1, 5), counted(2, 5)), at(7, counted(1, 12), counted(2, 5))];
    const trends = trendsOf(readings, start + 14 * day);
    expect(trends?.of(counted(1, 12))).toEqual({ grown: 0, stopped: 7 });
    expect(trends?.of(counted(2, 5))).toEqual({ grown: 0, stopped: 0 });
    expect(trends?.of(counted(1, 13))).toEqual({ grown: 1, stopped: 0 });
  });
});
