import { describe, expect, it } from 'vitest';
import { clockTime, parseWireTime, relativeTime, shortDuration, timeAndDay } from './dates.ts';

const now = new Date(2026, 9, 20, 12, 0, 0);
const before = (ms: number) => new Date(now.getTime() - ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a server’s time', () => {
  it('is read as UTC', () => {
    expect(parseWireTime('2026-03-14 13:02:09')?.toISOString()).toBe('2026-03-14T13:02:09.000Z');
    expect(parseWireTime('2026-03-14')?.toISOString()).toBe('2026-03-14T00:00:00.000Z');
  });

  it('is undefined if it is invalid', () => {
    for (const text of ['', 'yesterday', '2026-02-30 00:00:00', '2026-13-01', '0000-00-00 00:00:00'])
      expect(parseWireTime(text)).toBeUndefined();
  });
});

describe('a time of day', () => {
  it.each([
    ['en-US', '2:05 PM'],
    ['en-GB', '14:05'],
    ['de', '14:05'],
  ])('in %s is %s', (locale, expected) => {
    expect(clockTime(new Date(2026, 9, 20, 14, 5), locale).replaceAll(/\s/g, ' ')).toBe(expected);
  });

  it('has no leading zero on a 12-hour clock', () => {
    expect(clockTime(new Date(2026, 9, 20, 9, 5), 'en-US').replaceAll(/\s/g, ' ')).toBe('9:05 AM');
    expect(clockTime(new Date(2026, 9, 20, 9, 5), 'de')).toBe('09:05');
  });
});

describe('a relative time', () => {
  it.each([
    [20_000, 'now'],
    [5 * minute, '5 minutes ago'],
    [3 * hour, '3 hours ago'],
    [day, 'yesterday'],
    [6 * day, '6 days ago'],
    [8 * day, '12 Oct'],
    [400 * day, '15 Sept 2025'],
    [-2 * hour, 'in 2 hours'],
    [-3 * day, 'in 3 days'],
  ])('of %d ms ago is %s', (ms, text) => {
    expect(relativeTime(before(ms), now, 'en-GB')).toBe(text);
  });

  it('counts calendar days, not spans of 24 hours', () => {
    expect(relativeTime(new Date(2026, 9, 19, 1, 0, 0), now, 'en-GB')).toBe('yesterday');
    expect(relativeTime(new Date(2026, 9, 18, 23, 0, 0), now, 'en-GB')).toBe('2 days ago');
  });
});

it('a duration is rounded up', () => {
  expect([0, 11.2, 60, 61, 3601].map(shortDuration)).toEqual(['0 s', '12 s', '1 min', '2 min', '2 h']);
});

it('a time is shown without its day today, and with its day otherwise', () => {
  const now = new Date(2026, 2, 15, 0, 10);
  const at = (date: Date) => timeAndDay(date, now);
  expect(at(new Date(2026, 2, 15, 0, 5))).toBe(clockTime(new Date(2026, 2, 15, 0, 5)));
  expect(at(new Date(2026, 2, 14, 23, 58))).toMatch(/14.*, .*58/);
  expect(at(new Date(2025, 2, 14, 23, 58))).toMatch(/2025, .*58/);
});
