/**
 * Makes the build include only the parts of the router that the dashboard uses. The package resolves to its development
 * files in every bundler, and its one large file creates contexts and components while it loads, so that nothing of it
 * could be left out.
 */
import type { Plugin } from 'vite';

const file = /\/node_modules\/react-router\/dist\//;

/** Returns the code with each created part marked as free of side effects. */
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
