import { describe, expect, test } from 'vitest';
import { customPeriod } from './custom-period.ts';
import { periodOf } from './period.ts';

const nothing = { days: '', from: '', to: '', by: '' };
const known = { today: '2026-11-21', first: '2026-03-14' };
const period = (asked: Partial<typeof nothing>, more: Partial<typeof known> = {}) =>
  periodOf({ ...nothing, ...asked }, { ...known, ...more });

describe('a period in the address', () => {
  test('is the last 30 days by default, including today', () => {
    expect(period({})).toMatchObject({
      choice: '30',
      from: '2026-10-23',
      to: '2026-11-21',
      before: '2026-09-23',
      by: 'day',
      days: 30,
    });
  });

  test('of all time begins when the record was created and has no previous period', () => {
    expect(period({ days: 'all' })).toMatchObject({
      from: '2026-03-14',
      to: '2026-11-21',
      before: undefined,
    });
  });

  test('of all time reaches back to 2015 if the creation date is unknown', () => {
    const all = periodOf({ ...nothing, days: 'all' }, { today: '2026-11-21', first: undefined });
    expect(all).toMatchObject({ from: '2015-12-10', open: true });
  });

  test('is shown by hour when it is short, and up to a month on request', () => {
    const by = (asked: Partial<typeof nothing>) => period(asked)?.by;
    expect(by({ from: '2026-11-20', to: '2026-11-21' })).toBe('hour');
    expect(by({ from: '2026-11-20', to: '2026-11-21', by: 'day' })).toBe('day');
    expect(by({ by: 'hour' })).toBe('hour');
    expect(by({ days: '90', by: 'hour' })).toBe('day');
    expect(period({ days: '90' })?.mayBeHours).toBe(false);
  });

  test('of an unsupported length is replaced by the default', () => {
    expect(period({ days: '31' })?.choice).toBe('30');
    expect(period({ days: 'custom' })?.choice).toBe('30');
  });

  test('with invalid dates is undefined', () => {
    expect(period({ from: '2026-02-30', to: '2026-03-01' })).toBeUndefined();
    expect(period({ from: '2026-03-02', to: '2026-03-01' })).toBeUndefined();
    expect(period({ from: '2026-03-02' })).toBeUndefined();
    expect(period({ from: '2026-12-01', to: '2026-12-31' })).toBeUndefined();
  });

  test('of all time is only today if the creation date is in the future', () => {
    expect(period({ days: 'all' }, { first: '2026-11-22' })).toMatchObject({ from: '2026-11-21', days: 1 });
  });
});

test.each([
  [{ from: '', to: '2026-03-01' }, 'from', 'Enter a date such as 2026-03-14.'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'This day doesn’t exist.'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'from', 'The first day can’t be after the last.'],
  [{ from: '2026-12-01', to: '2026-12-31' }, 'from', 'Choose today or an earlier day.'],
  [{ from: '2001-01-01', to: '2026-03-01' }, 'from', 'Choose at most 4,000 days.'],
])('the custom period %o is refused at the field %s', (range, field, message) => {
  const { error } = customPeriod(known.today).safeParse(range);
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});
