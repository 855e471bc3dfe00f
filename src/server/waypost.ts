#!/usr/bin/env node
/**
 * The `waypost` command of an installed package. Any Node version of recent years can run this file. What it starts
 * needs a newer one, which the package includes.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(import.meta.url);
const here = path.dirname(file);
const manifest = JSON.parse(readFileSync(path.join(here, '../../package.json'), 'utf8')) as {
  engines: { node: string };
};
const minNodeVersion = Number.parseInt(manifest.engines.node.replace('>=', ''), 10);

/** Returns the Node that the package includes. Undefined if its install script wasn't allowed to run. */
function bundledNode(): string | undefined {
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function runOn(node: string): void {
  // With LISTEN_FDS, the fourth descriptor is the socket that systemd holds open.
  const files = ['inherit' as const, 'inherit' as const, 'inherit' as const];
  const stdio = process.env['LISTEN_FDS'] === '1' ? [...files, 3] : files;
  const child = spawn(node, [path.join(here, 'cli' + path.extname(file)), ...process.argv.slice(2)], {
    stdio,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    console.error(`Waypost couldn’t start. Couldn’t run ${node}: ${error.message}.`);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (Number.parseInt(process.versions.node, 10) >= minNodeVersion) {
  await import('./cli.ts');
} else {
  const node = bundledNode();
  if (node !== undefined) runOn(node);
  else {
    console.error(
      `Waypost couldn’t start. It needs Node ${minNodeVersion} or newer, and this is ${process.versions.node}. Install a newer Node, or let npm run the install script of its package "node".`,
    );
    process.exitCode = 1;
  }
}
