import { expect, test } from 'vitest';
import { sortByImports } from './order-files.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports });

test('styles come first in their order, then each file after its imports', () => {
  const bundle = {
    'dialog.js': chunk('forms.js', 'kit.js'),
    'forms.js': chunk('schemas.js', 'elsewhere.js'),
    'kit.js': chunk('schemas.js'),
    'schemas.js': chunk(),
    'elsewhere.js': chunk(),
  };
  const files = ['dialog.js', 'forms.js', 'schemas.js', 'forms.css', 'kit.js', 'dialog.css'];
  expect(sortByImports(files, bundle)).toEqual([
    'forms.css',
    'dialog.css',
    'schemas.js',
    'forms.js',
    'kit.js',
    'dialog.js',
  ]);
});
