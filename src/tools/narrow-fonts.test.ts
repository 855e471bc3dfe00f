import { expect, test } from 'vitest';
import { charactersIn } from './narrow-fonts.ts';

test('a Unicode range lists single characters and spans', () => {
  expect(charactersIn('U+0041-0043,U+20AC, U+1F600')).toBe('ABC€😀');
});
