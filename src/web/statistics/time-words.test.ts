import { expect, test } from 'vitest';
import { axisOf, momentOf, openOf, plainMoment, soFar } from './time-words.ts';

const hours = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => ({ at: `${day}T${String(hour).padStart(2, '0')}:00+02:00` }));

test('an hour is shown in the time zone of its offset', () => {
  expect(momentOf('2026-10-25T02:00+02:00')).toMatch(/25.*2026.*2:00|2:00.*25.*2026/);
  expect(plainMoment('2026-10-25T02:00+02:00')).toBe('2026-10-25 02:00');
  expect(plainMoment('2026-10-25')).toBe('2026-10-25');
});

test('only the current day is marked “so far”', () => {
  const points = [{ at: '2026-10-24' }, { at: '2026-10-25' }];
  const named = (to: string) =>
    points.map(({ at }) => soFar(plainMoment, openOf(points, to, '2026-10-25'))(at));
  expect(named('2026-10-25')).toEqual(['2026-10-24', '2026-10-25, so far']);
  expect(named('2026-10-24')).toEqual(['2026-10-24', '2026-10-25']);
});

test('an axis of hours labels midnights with their day', () => {
  const { tick, ticks } = axisOf({ by: 'hour' }, [...hours('2026-10-24'), ...hours('2026-10-25')]);
  expect(ticks?.map((at) => at.slice(0, 13))).toEqual([
    '2026-10-24T00',
    '2026-10-24T12',
    '2026-10-25T00',
    '2026-10-25T12',
  ]);
  expect(tick('2026-10-25T00:00+02:00')).toContain('25');
  expect(tick('2026-10-25T12:00+02:00')).toContain('12');
});

test('an axis of a year has one tick a month', () => {
  const days = Array.from({ length: 365 }, (_, day) => ({
    at: new Date(Date.UTC(2026, 0, 15 + day)).toISOString().slice(0, 10),
  }));
  expect(axisOf({ by: 'day' }, days).ticks).toHaveLength(12);
  expect(axisOf({ by: 'day' }, days.slice(0, 30)).ticks).toBeUndefined();
});
