/**
 * Replaces some computed values of the dashboard by their results. A page then needs no schema to request a list and
 * understand its response, and no geometry to draw a map.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const modules =
  /\/src\/(?:contract\/(?:calls|answers\/(?:other-)?outlines)|web\/ui\/chart\/world-shapes)\.ts$/;

/** Returns a module with the same exports, if these are data. */
export const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

export const inlineValues = (): Plugin => ({
  name: 'waypost-values-written-out',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: modules },
    handler: async (id) => ({
      code: exportsOf((await import(pathToFileURL(id).href)) as object),
      moduleType: 'js',
      map: null,
    }),
  },
});
