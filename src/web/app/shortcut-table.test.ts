import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places } from './places.ts';
import { shortcutTable } from './shortcut-table.ts';

const keys = shortcutTable.flatMap(({ items }) => items.flatMap((item) => item.keys));

/**
 * The ways to write a shortcut: `shortcut="n"`, `shortcut: 'e'`, `useShortcut('j', …)`, `matchesShortcut(event, 'x')`.
 */
const written = /(?:\bshortcut(?:=|: | = )|\buseShortcut\(|\bmatchesShortcut\(event, )["']([^"']+)["']/g;

test('every key that a file binds or prints is in the shortcut table', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const bound = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(written)].map(([, key = '']) => ({ path, key })),
  );
  expect(bound.length).toBeGreaterThan(20);
  expect(bound.filter(({ key }) => !keys.includes(key))).toEqual([]);
});

test('every page of the navigation has its own letter', () => {
  const letters =
    shortcutTable.find(({ label }) => label === 'Go to')?.items.map((item) => item.keys.join(' ')) ?? [];
  expect(letters).toHaveLength(places.length);
  expect(new Set(letters).size).toBe(letters.length);
});
