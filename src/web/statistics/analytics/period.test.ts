import { describe, expect, test } from 'vitest';
import { periodOf } from './period.ts';

const none = { days: '', from: '', to: '', by: '' };
const known = { today: '2026-11-23', first: undefined };
const rangeOf = (days: string) => {
  const { from, to, by } = periodOf({ ...none, days }, known);
  return [from, to, by];
};

describe('a period', () => {
  test('covers the last 30 days by default', () => {
    expect(rangeOf('')).toEqual(['2026-10-25', '2026-11-23', 'day']);
    expect(rangeOf('of somebody')).toEqual(['2026-10-25', '2026-11-23', 'day']);
  });

  test.each([
    ['today', '2026-11-23', '2026-11-23', 'hour'],
    ['yesterday', '2026-11-22', '2026-11-22', 'hour'],
    ['24h', '2026-11-22', '2026-11-23', 'hour'],
    ['7', '2026-11-17', '2026-11-23', 'day'],
    ['365', '2025-11-24', '2026-11-23', 'week'],
    ['month', '2026-11-01', '2026-11-30', 'day'],
    ['year', '2026-01-01', '2026-12-31', 'week'],
  ])('named %s is from %s to %s by the %s', (days, from, to, by) => {
    expect(rangeOf(days)).toEqual([from, to, by]);
  });

  test('of custom days ends today at the latest and can be compared', () => {
    const own = { ...none, from: '2026-11-16', to: '2027-11-30' };
    expect(periodOf(own, known)).toMatchObject({
      choice: 'custom',
      from: '2026-11-16',
      to: '2026-11-23',
      by: 'day',
      mayCompare: true,
    });
  });

  test('of all time has a grain that fits its age', () => {
    expect(periodOf({ ...none, days: 'all' }, known)).toMatchObject({ by: 'month', mayCompare: false });
    const young = periodOf({ ...none, days: 'all' }, { ...known, first: '2026-11-01' });
    expect(young).toMatchObject({ by: 'day', to: '2026-11-23' });
    // An account created today may have older visits.
    const newest = periodOf({ ...none, days: 'all' }, { ...known, first: '2026-11-23' });
    expect(newest).toMatchObject({ by: 'day', grains: ['day', 'week', 'month'] });
  });

  test('has the requested grain if it fits', () => {
    const by = (days: string, grain: string) => periodOf({ ...none, days, by: grain }, known).by;
    expect(by('7', 'hour')).toBe('hour');
    expect(by('90', 'hour')).toBe('day');
    expect(by('90', 'month')).toBe('month');
    expect(by('7', 'month')).toBe('day');
  });

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2026-12-01', '2026-12-31'],
  ])('from %s to %s is invalid and replaced by the default', (from, to) => {
    expect(periodOf({ ...none, from, to }, known)).toEqual(periodOf(none, known));
  });

  test('of a single day is shown by hour', () => {
    expect(periodOf({ ...none, from: '2026-03-01', to: '2026-03-01' }, known)).toMatchObject({
      choice: 'custom',
      by: 'hour',
    });
  });

  test('of a year is shown by day on January 1, and of a month by hour', () => {
    const first = { today: '2027-01-01', first: undefined };
    expect(periodOf({ ...none, days: 'year' }, first).by).toBe('day');
    expect(periodOf({ ...none, days: 'month' }, first).by).toBe('hour');
  });

  test('of a month ends on its last day, including in February', () => {
    const { to } = periodOf({ ...none, days: 'month' }, { today: '2028-02-03', first: undefined });
    expect(to).toBe('2028-02-29');
  });
});
