import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildState, dashboard, fingerprint, service, stampBuild } from './fingerprint.ts';

let root = '';

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function build() {
  const from = fingerprint(root, dashboard);
  write('dist/index.html', '<p>');
  stampBuild(root, dashboard, from);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waypost-build-'));
  write('index.html', '<div>');
  write('package-lock.json', '{}');
  write('src/web/app/main.ts', 'export const a = 1;');
  write('src/contract/links.ts', 'export const b = 1;');
  build();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a build is stale while a source differs and fresh once the source is restored', () => {
  expect(buildState(root, dashboard)).toBe('fresh');
  write('src/contract/links.ts', 'export const b = 2;');
  expect(buildState(root, dashboard)).toBe('stale');
  write('src/contract/links.ts', 'export const b = 1;');
  expect(buildState(root, dashboard)).toBe('fresh');
});

test('a changed modification time leaves the build fresh', () => {
  utimesSync(join(root, 'index.html'), 1, 1);
  expect(buildState(root, dashboard)).toBe('fresh');
});

test.each([
  ['a new source', () => write('src/qr/code.ts', '')],
  ['a new public file', () => write('public/icon.svg', '')],
  ['another lock', () => write('package-lock.json', '{ }')],
  ['a deleted source', () => rmSync(join(root, 'src/contract/links.ts'))],
  [
    'a renamed source',
    () => renameSync(join(root, 'src/web/app/main.ts'), join(root, 'src/web/app/begin.ts')),
  ],
])('%s makes the build stale', (_, change) => {
  change();
  expect(buildState(root, dashboard)).toBe('stale');
});

test.each([
  ['a test', () => write('src/web/app/main.test.tsx', 'test')],
  ['the service', () => write('src/server/main.ts', '')],
])('%s leaves the build fresh', (_, change) => {
  change();
  expect(buildState(root, dashboard)).toBe('fresh');
});

const config = readFileSync('vite.config.ts', 'utf8');
const plugins = [...config.matchAll(/'\.\/(src\/tools\/[^']+)'/g)].map(([, path = '']) => path);

test.each(plugins)('a change to %s, which the build uses, makes the build stale', (path) => {
  write(path, 'export const c = 1;');
  expect(buildState(root, dashboard)).toBe('stale');
});

test('text moved from one file to the next makes the build stale', () => {
  write('src/web/a.ts', 'xy');
  write('src/web/b.ts', 'z');
  build();
  write('src/web/a.ts', 'x');
  write('src/web/b.ts', 'yz');
  expect(buildState(root, dashboard)).toBe('stale');
});

test('a source that changes during the build makes the build stale', () => {
  const from = fingerprint(root, dashboard);
  write('index.html', '<main>');
  write('dist/index.html', '<p>');
  stampBuild(root, dashboard, from);
  expect(buildState(root, dashboard)).toBe('stale');
});

test('an unfinished build is stale or missing', () => {
  rmSync(join(root, 'dist/.built-from'));
  expect(buildState(root, dashboard)).toBe('stale');
  rmSync(join(root, 'dist'), { recursive: true });
  expect(buildState(root, dashboard)).toBe('missing');
});

test('the service’s build is stale once the service changed, and not when the dashboard did', () => {
  write('build/server/main.js', '');
  stampBuild(root, service, fingerprint(root, service));
  expect(buildState(root, service)).toBe('fresh');
  write('src/web/app/main.ts', '');
  expect(buildState(root, service)).toBe('fresh');
  write('src/server/main.ts', '');
  expect(buildState(root, service)).toBe('stale');
});
