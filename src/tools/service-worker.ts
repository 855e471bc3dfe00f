import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The worker's file: at the root of what it serves, with the same name in every build. */
const name = 'service-worker.js';

/** For Rolldown's `entryFileNames`. */
export const entryFileNames = (chunk: { name: string }) =>
  `${chunk.name}.js` === name ? name : 'assets/[name]-[hash].js';

/** Adds the list of the build's files to the built worker, so that each build has a different worker. */
export const serviceWorker = (): Plugin => ({
  name: 'waypost-service-worker',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const path = join(dir, name);
    const [code, page] = [readFileSync(path, 'utf8'), readFileSync(join(dir, 'index.html'), 'utf8')];
    const entry = /<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+)"/.exec(page)?.[1];
    if (entry === undefined) throw new Error('index.html begins with no script.');
    if (/\b(?:import|export)\b/.test(code)) throw new Error('The worker must be one file, and no module.');
    const files = Object.keys(bundle).filter(
      // WebAssembly is as large as everything else together, and there are other ways to do its work without a
      // connection.
      (file) => file !== name && file !== 'index.html' && !file.endsWith('.wasm'),
    );
    files.push('icon.svg');
    const version = createHash('sha256')
      .update(JSON.stringify([code, page, files]))
      .digest('hex')
      .slice(0, 12);
    writeFileSync(path, `const BUILD=${JSON.stringify({ version, entry, files })};\n${code}`);
  },
});
