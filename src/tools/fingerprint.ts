/** Determines whether dist/ was built from the current sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files and folders that the built dashboard and docs depend on. */
const inputs = [
  '.github/CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src/contract',
  'src/qr',
  'src/tools/build.ts',
  'src/tools/chunks.ts',
  'src/tools/compile-hints.ts',
  'src/tools/docs',
  'src/tools/drawn-icons.ts',
  'src/tools/encoder-file.ts',
  'src/tools/order-files.ts',
  'src/tools/icon-files.ts',
  'src/tools/narrow-fonts.ts',
  'src/tools/page-files.ts',
  'src/tools/router-files.ts',
  'src/tools/service-worker.ts',
  'src/tools/inline-values.ts',
  'src/visitor-pages',
  'src/web',
  'tsconfig.json',
  'vite.config.ts',
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const stampOf = (root: string) => join(root, 'dist', '.built-from');

function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Hashes contents rather than times, since a checkout or a copy only changes times. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => filesUnder(join(root, input))).filter((path) => !isTest(path));
  const named = files.map((path) => ({ path, name: relative(root, path).replaceAll(sep, '/') }));
  for (const { path, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = readFileSync(path);
    // The length keeps two files' contents from running into each other.
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export type Build = 'missing' | 'stale' | 'fresh';

export function buildState(root: string): Build {
  if (!statSync(join(root, 'dist', 'index.html'), { throwIfNoEntry: false })) return 'missing';
  const stamp = stampOf(root);
  if (!statSync(stamp, { throwIfNoEntry: false })) return 'stale';
  return readFileSync(stamp, 'utf8').trim() === fingerprint(root) ? 'fresh' : 'stale';
}

/** `from` is computed before the build starts, so that a file changed in the meantime makes the build stale. */
export const stampBuild = (root: string, from: string) => {
  writeFileSync(stampOf(root), `${from}\n`);
};
