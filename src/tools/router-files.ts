/**
 * Has the build take of the router what the dashboard uses. The package names its development files for every bundler,
 * and its one large file makes contexts and parts as it loads, so that nothing of it could be left out.
 */
import type { Plugin } from 'vite';

const file = /\/node_modules\/react-router\/dist\//;

/** The same code, which says of each part that to make it does nothing else. */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ');

export const routerFiles = (): Plugin => ({
  name: 'waypost-router-files',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:-dom)?(?:\/dom)?$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: file },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
});
