/**
 * Reduces fonts to what the dashboard uses: its weights, and the typographic features that its styles and texts need.
 * They are a third smaller, and load with the first view.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const sheet = require.resolve('@fontsource-variable/inter/wght.css');
const folder = path.resolve('node_modules/.cache/waypost-fonts');

const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700 } },
  // Features that browsers apply by default, and tabular figures.
  keepFeatures: ['calt', 'ccmp', 'locl', 'kern', 'mark', 'mkmk', 'tnum'],
};

const face = /url\(\.\/(files\/[\w-]+\.woff2)\)[^}]*unicode-range:\s*([^;]+);/g;

/** Returns the characters of a `unicode-range`. */
export function charactersIn(range: string): string {
  const characters: number[] = [];
  for (const part of range.split(',')) {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    for (let code = first; code <= last; code += 1) characters.push(code);
  }
  return characters.map((code) => String.fromCodePoint(code)).join('');
}

/** Writes the reduced fonts, and returns an alias to them for each file of the package. */
async function narrowed(): Promise<{ find: RegExp; replacement: string }[]> {
  await mkdir(folder, { recursive: true });
  const faces = [...(await readFile(sheet, 'utf8')).matchAll(face)];
  if (faces.length === 0) throw new Error(`${sheet} names no font as it is looked for.`);
  return Promise.all(
    faces.map(async ([, file = '', range = '']) => {
      const whole = await readFile(path.join(path.dirname(sheet), file));
      const replacement = path.join(folder, path.basename(file));
      // Another build may be reading the file.
      const written = `${replacement}.${process.pid}`;
      await writeFile(written, await subsetFont(whole, charactersIn(range), options));
      await rename(written, replacement);
      return { find: new RegExp(`^\\./${file.replaceAll('.', '\\.')}$`), replacement };
    }),
  );
}

export const narrowFonts = (): Plugin => ({
  name: 'waypost-narrow-fonts',
  apply: 'build',
  config: async () => ({ resolve: { alias: await narrowed() } }),
});
