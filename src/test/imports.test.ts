import { expect, test } from 'vitest';
import { importsOf, isPackage, packageOf } from './imports.ts';

test('every form of import is found', () => {
  const source = `
    import fastify from 'fastify';
    import { join } from "node:path";
    import type { A } from '#contract/a.ts';
    import {
      first,
      type Second,
    } from './two-lines.ts';
    import './for-effect.css';
    export { third } from '#server/third.ts';
    export * from '#web/all.ts';
    const Chart = lazy(() => import('#web/ui/Chart.tsx'));
    const other = await import(
      'vite'
    );
    type Inline = import('#server/inline.ts').Inline;
  `;
  expect(importsOf(source).toSorted()).toEqual(
    [
      'fastify',
      'node:path',
      '#contract/a.ts',
      './two-lines.ts',
      './for-effect.css',
      '#server/third.ts',
      '#web/all.ts',
      '#web/ui/Chart.tsx',
      'vite',
      '#server/inline.ts',
    ].toSorted(),
  );
});

test('plain text that mentions an import is ignored', () => {
  expect(importsOf(`export const label = 'Imported from'; const from = 'there';`)).toEqual([]);
  expect(importsOf(`export function importer() { return 'x'; }`)).toEqual([]);
});

test('an import path within a package belongs to the package', () => {
  expect(packageOf('@base-ui/react/menu')).toBe('@base-ui/react');
  expect(packageOf('react-dom/client')).toBe('react-dom');
  expect(packageOf('node:fs/promises')).toBe('node:fs/promises');
  expect(['zod', './a.ts', '#web/a.ts', '/a.ts'].filter(isPackage)).toEqual(['zod']);
});
