import { describe, expect, test } from 'vitest';
import { planEnd } from './plan-end.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (expires: string | null) => planEnd(expires, now);

describe('the end of a plan', () => {
  test('is open without an end date', () => {
    expect(at(null)).toMatchObject({ state: 'open', words: 'No end date' });
    expect(at('')).toMatchObject({ state: 'open' });
  });

  test('is soon within 30 days', () => {
    expect(at('2026-12-21 12:00:00').state).toBe('soon');
    expect(at('2026-12-21 12:00:01').state).toBe('later');
    expect(at('2026-12-03 12:00:00').distance).toBe('in 12 days');
    expect(at('2026-11-22 12:00:00').distance).toBe('tomorrow');
    expect(at('2026-11-21 18:00:00').distance).toBe('today');
  });

  test('is shown in months or years when it is far ahead', () => {
    expect(at('2027-03-01 12:00:00').distance).toBe('in 3 months');
    expect(at('2029-03-01 12:00:00').distance).toBe('in 2 years');
  });

  test('is over from that exact moment', () => {
    expect(at('2026-11-21 12:00:00')).toMatchObject({ state: 'over', distance: 'today' });
    expect(at('2026-05-03 12:00:00')).toMatchObject({ state: 'over', distance: '7 months ago' });
    expect(at('2026-05-03 12:00:00').words).toMatch(/^Expired on .*2026.*, 7 months ago$/);
  });

  test('is shown unchanged if it can’t be read', () => {
    expect(at('never')).toMatchObject({ state: 'open', words: 'Expires: never' });
  });
});
