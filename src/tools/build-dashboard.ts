/** Builds the dashboard and the docs into dist/, and records what they were built from. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hintCompiling } from './compile-hints.ts';
import { buildDocs } from './docs/build-docs.ts';
import { dashboard, fingerprint, stampBuild } from './fingerprint.ts';
import { binOf } from './installed-bin.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|wasm)$/;
/** The docs' pages are many and rarely read. The dashboard's own page is written anew for each URL. */
const isPageOfDocs = (file: string) => /\/docs\/.*\.html$/.test(file.replaceAll('\\', '/'));

/**
 * Puts a .br and a .gz beside each text file of a build, so that the service needn't compress responses. Pages of the
 * docs only have a .gz.
 */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (isPageOfDocs(file)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    if (!compressible.test(entry.name)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

export async function buildDashboard(root: string): Promise<void> {
  const from = fingerprint(root, dashboard);
  const { status } = spawnSync(process.execPath, [binOf('vite'), 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  await buildDocs(root, join(root, 'dist', 'docs'));
  hintCompiling(join(root, 'dist', 'assets'));
  compress(join(root, 'dist'));
  stampBuild(root, dashboard, from);
}
