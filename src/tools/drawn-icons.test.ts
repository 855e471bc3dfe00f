import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawnModule, onePathOf, shapesIn } from './drawn-icons.ts';
import { filesByName, withIconFiles } from './icon-files.ts';

const folder = fileURLToPath(new URL('.', import.meta.resolve('lucide-react/icons/house')));
const web = fileURLToPath(new URL('../web/', import.meta.url));
/** The icon files that the product uses. */
const files = new Set(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [
      ...withIconFiles(readFileSync(`${web}${name}`, 'utf8'), filesByName()).matchAll(
        /'lucide-react\/icons\/([\w-]+)'/g,
      ),
    ])
    .map(([, name]) => `${name}.mjs`),
);

const side = 72;
const pixels = (inside: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
  )
    .render()
    .pixels.filter((_, index) => index % 4 === 3);

test('every icon in use looks unchanged when drawn as one path', { tags: ['every-case'] }, async () => {
  let compared = 0;
  for (const file of files) {
    const shapes = await shapesIn(`${folder}${file}`);
    if (!shapes) continue;
    const path = onePathOf(shapes);
    const own = shapes
      .map(([tag, attributes]) => {
        const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
        return `<${tag} ${written.join(' ')}/>`;
      })
      .join('');
    const [before, after] = [pixels(own), pixels(`<path d="${path}"/>`)];
    // Where two lines meet, two separate shapes cover the edge of a pixel twice.
    const differing = before.filter((alpha, index) => Math.abs(alpha - (after[index] ?? 0)) > 128).length;
    expect(differing, `${file}: ${path}`).toBe(0);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
});

test('an icon with a colored shape is not merged into one path', async () => {
  expect(onePathOf([['path', { d: 'M0 0h4v4', fill: 'red' }]])).toBeUndefined();
  expect(await drawnModule(`${folder}ellipsis.mjs`)).toMatch(/drawnIcon\("M11 12a1 1 0 1 0 2 0/);
});
