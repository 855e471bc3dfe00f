/** The dashboard's texts are in `web/words`, in every language, and nowhere else. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as de from '#web/words/de.ts';
import { sentencesIn } from './sentences.ts';

/** Names of others’ products, which are the same in every language. */
const names = ['src/web/pages/pixels/pixel-types.tsx'];

const files = globSync('src/web/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|src\/web\/words\//.test(path) && !names.includes(path),
);

describe('sentences for users', () => {
  test('are found only where users read them', () => {
    const found = (code: string) => sentencesIn('a.tsx', code);
    expect(found('<b>Save <i>{name}</i> now</b>')).toEqual(['Save', 'now']);
    expect(found('<Field label="Name" autoComplete="off" placeholder="https://go.acme.com" />')).toEqual([
      'Name',
    ]);
    expect(found('const a = [{ label: `Edit ${what}` }]; throw new Error("No root here")')).toEqual([
      'Edit …',
    ]);
    expect(found('toast("Link saved"); open("link dialog")')).toEqual(['Link saved']);
    expect(found("const ways = { 'password and code': 1, 'Password and code': 2 }")).toEqual([
      'Password and code',
    ]);
    expect(found("import a from 'Some file here'; type B = 'Words of a type'")).toEqual([]);
  });

  test.each(files)('are absent from %s', (path) => {
    expect(sentencesIn(path, readFileSync(path, 'utf8'))).toEqual([]);
  });
});

test.each(globSync('src/web/**/*.css'))('%s contains no text', (path) => {
  expect(readFileSync(path, 'utf8').match(/content: (['"])[^'"]*\p{L}{2}.*\1/gu)).toBeNull();
});

type Words = Readonly<Record<string, unknown>>;
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** Returns each text by its path in the catalogue, and each of its placeholders. */
const outlineOf = (words: Words, way = ''): string[] =>
  Object.entries(words).flatMap(([name, value]) => {
    const here = `${way}${name}`;
    if (isWords(value)) return outlineOf(value, `${here}.`);
    if (typeof value !== 'string') return [here];
    return [here, ...Array.from(value.matchAll(/\{\w+\}/g), ([place]) => `${here} ${place}`)];
  });

const areas = globSync('src/web/words/*.ts').filter((path) => !/(?:language|in-language|de)\.ts$/.test(path));
const english = await Promise.all(
  areas.map(async (path) => (await import(/* @vite-ignore */ `/${path}`)) as Words),
);

const hintsIn = (words: Words, isHint = false): string[] =>
  Object.entries(words).flatMap(([name, value]) => {
    const here = isHint || /hint$/i.test(name);
    if (isWords(value)) return hintsIn(value, here);
    return here && typeof value === 'string' ? [value] : [];
  });

test('hints end with a full stop only when they have several sentences', () => {
  const hints = [...english, de].flatMap((area) => hintsIn(area));
  expect(hints).not.toHaveLength(0);
  expect(hints.filter((hint) => /[.?!] \S/.test(hint) !== hint.endsWith('.'))).toEqual([]);
});

describe('the German catalogue', () => {
  test('has every text of the English one, with its placeholders', () => {
    const here = english.flatMap((area) => outlineOf(area));
    expect(outlineOf(de).toSorted()).toEqual(here.toSorted());
  });

  test('has the areas of the English one', () => {
    expect(Object.keys(de).toSorted()).toEqual(english.flatMap((area) => Object.keys(area)).toSorted());
  });
});
