import { expect, test } from 'vitest';
import { actionOf, detailsOf } from './trail-words.ts';

test('the revealed e-mail address has no further details', () => {
  expect(detailsOf({ what: 'reveal', details: 'E-mail address' })).toBe('');
  expect(detailsOf({ what: 'plan', details: 'pro' })).toBe('pro');
});

test('being added to the support staff has no further details', () => {
  const given = { what: 'staff', details: 'Added to the staff' } as const;
  expect([actionOf(given), detailsOf(given)]).toEqual(['Added to support staff', '']);
});
