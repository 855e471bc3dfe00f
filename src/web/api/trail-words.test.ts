import { expect, test } from 'vitest';
import { detailsOf } from './trail-words.ts';

test('an address that was looked at is named once', () => {
  expect(detailsOf({ what: 'reveal', details: 'E-mail address' })).toBe('');
  expect(detailsOf({ what: 'plan', details: 'pro' })).toBe('pro');
});
