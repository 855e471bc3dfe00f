import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the worker is found: at the root of what it serves, and by the same name in every build. */
const name = 'service-worker.js';

/** For Rolldown's `entryFileNames`. */
export const entryFileNames = (chunk: { name: string }) =>
  `${chunk.name}.js` === name ? name : 'assets/[name]-[hash].js';

/** Tells the built worker which files the build consists of, so that each build's worker is another one. */
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
      // WebAssembly weighs as much as all of the rest, and what it does can be done without a connection in another way.
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
