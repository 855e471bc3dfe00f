/**
 * Makes the build include only the encoder of `qrcode`. The package's entry for browsers also contains code that draws
 * on a canvas and as SVG, which the dashboard does itself.
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
