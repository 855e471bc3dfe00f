import { expect, test } from 'vitest';
import { charactersIn } from './narrow-fonts.ts';

test('a range names single characters and spans of them', () => {
  expect(charactersIn('U+0041-0043,U+20AC, U+1F600')).toBe('ABC€😀');
});
