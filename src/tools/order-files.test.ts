import { expect, test } from 'vitest';
import { sortByImports } from './order-files.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports });

test('files come after those that they import, and styles first, as they were', () => {
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
