/**
 * Has the dashboard bring some values as they are, in place of what computes them: to ask for a list and to know its
 * answer, a page needs no schema, and to draw a map no geometry.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const modules =
  /\/src\/(?:contract\/(?:calls|answers\/(?:other-)?outlines)|web\/ui\/chart\/world-shapes)\.ts$/;

/** A module that exports the same, if it is data. */
export const writtenOut = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

export const valuesWrittenOut = (): Plugin => ({
  name: 'waypost-values-written-out',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: modules },
    handler: async (id) => ({
      code: writtenOut((await import(pathToFileURL(id).href)) as object),
      moduleType: 'js',
      map: null,
    }),
  },
});
