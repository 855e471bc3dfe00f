import { expect, test } from 'vitest';
import { cutToFit } from './end-cut.ts';

test.each([
  ['Table', 5, 'Table'],
  ['Table 12', 7, 'Table…'],
  ['Table 12', 8, 'Table 12'],
  ['ab👩‍🍳cd', 6, 'ab…'],
  ['Table', 0, '…'],
])('%s is cut to fit into %i characters', (text, most, cut) => {
  expect(cutToFit(text, (each) => each.length <= most)).toBe(cut);
});
