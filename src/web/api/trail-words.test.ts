import { expect, test } from 'vitest';
import { actionOf, detailsOf } from './trail-words.ts';

test('an address that was looked at is named once', () => {
  expect(detailsOf({ what: 'reveal', details: 'E-mail address' })).toBe('');
  expect(detailsOf({ what: 'plan', details: 'pro' })).toBe('pro');
});

test('access to the support pages is told once', () => {
  const given = { what: 'staff', details: 'Added to the staff' } as const;
  expect([actionOf(given), detailsOf(given)]).toEqual(['Added to support staff', '']);
});
