/** Determines whether dist/ and build/ were built from the current sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build writes, and all files and folders that it depends on. */
export interface Build {
  folder: string;
  /** A file in the folder without which there is no build. */
  main: string;
  inputs: readonly string[];
}

/** The dashboard and the docs. */
export const dashboard: Build = {
  folder: 'dist',
  main: 'index.html',
  inputs: [
    '.github/CONTRIBUTING.md',
    'CHANGELOG.md',
    'docs',
    'index.html',
    'package-lock.json',
    'package.json',
    'public',
    'src/contract',
    'src/qr',
    'src/tools/build-dashboard.ts',
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
  ],
};

export const service: Build = {
  folder: 'build',
  main: 'server/main.js',
  inputs: [
    'package-lock.json',
    'package.json',
    'src/contract',
    'src/qr',
    'src/server',
    'src/tools/build-service.ts',
    'src/visitor-pages',
  ],
};

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const stampOf = (root: string, { folder }: Build) => join(root, folder, '.built-from');

function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Hashes contents rather than times, since a checkout or a copy only changes times. */
export function fingerprint(root: string, { inputs }: Build): string {
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

export type BuildState = 'missing' | 'stale' | 'fresh';

export function buildState(root: string, build: Build): BuildState {
  if (!statSync(join(root, build.folder, build.main), { throwIfNoEntry: false })) return 'missing';
  const stamp = stampOf(root, build);
  if (!statSync(stamp, { throwIfNoEntry: false })) return 'stale';
  return readFileSync(stamp, 'utf8').trim() === fingerprint(root, build) ? 'fresh' : 'stale';
}

/** `from` is computed before the build starts, so that a file changed in the meantime makes the build stale. */
export const stampBuild = (root: string, build: Build, from: string) => {
  writeFileSync(stampOf(root, build), `${from}\n`);
};
