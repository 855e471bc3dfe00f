/**
 * Has the build take of `qrcode` its encoder alone: the package's entry for browsers also brings what draws on a canvas
 * and as SVG, which the dashboard does itself.
 */
import type { Plugin } from 'vite';

export const encoderFile = (): Plugin => ({
  name: 'waypost-encoder-file',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^qrcode$/ },
    handler(_id, importer, options) {
      return this.resolve('qrcode/lib/core/qrcode.js', importer, { ...options, skipSelf: true });
    },
  },
});
