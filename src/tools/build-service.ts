/**
 * Builds the service into build/ and records what it was built from. Node loads a few large files in less than half the
 * time that it needs for a file for each module, and runs no TypeScript from a package.
 */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { buildState, fingerprint, service, stampBuild } from './fingerprint.ts';

/** Packages with files beside their code: native libraries and WebAssembly. */
const unbundled = ['@node-rs/argon2', '@resvg/resvg-js', 'zxing-wasm'];

/** Loaded only if they are installed: Vite in development, and a driver that nobody needs. */
const optional = ['vite', 'pg-native', 'pg-cloudflare'];

export async function buildService(root: string): Promise<void> {
  const from = fingerprint(root, service);
  const source = path.join(root, 'src/server');
  const files = ['main.ts', 'cli.ts', 'waypost.ts', ...globSync('**/*-worker.ts', { cwd: source })];
  const entries = files.map(
    (file) => [file.replace(/\.ts$/, '').replaceAll(path.sep, '/'), path.join(source, file)] as const,
  );
  // Older versions had more folders there.
  rmSync(path.join(root, service.folder), { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: [...unbundled, ...optional] },
    build: {
      ssr: true,
      outDir: 'build/server',
      target: 'node26',
      // An error's stack names functions.
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(entries),
        // A running service still loads parts on demand after an update has replaced the files. So names don't change
        // with the content.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          minifyInternalExports: false,
        },
      },
    },
  });
  stampBuild(root, service, from);
}

/** Builds the service unless its build is that of the current sources. */
export async function buildServiceIfStale(root: string): Promise<void> {
  if (buildState(root, service) !== 'fresh') await buildService(root);
}
