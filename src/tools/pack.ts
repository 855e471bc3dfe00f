/**
 * Runs before `npm pack`. Builds the dashboard, and the service as JavaScript, since Node runs no TypeScript from a
 * package.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { root } from './installed-bin.ts';

const rooms = '{contract,qr,server,visitor-pages}';
const folder = path.join(root, 'build');

/** Names of modules, as in imports and workers: `./x.ts`, `#room/x.ts`, `x.ts`. */
const moduleNames = /'((?:\.\/|#)?[\w/-]+)\.ts'/g;

/** Returns `#room/x` as a path relative to a file. That name only works in the repository's own `src`. */
function relativePathOf(name: string, from: string): string {
  if (!name.startsWith('#')) return name;
  const way = path.posix.relative(path.posix.dirname(from), name.slice(1));
  return way.startsWith('.') ? way : `./${way}`;
}

await import('./build-if-stale.ts');
// There is no package without the dashboard.
if (process.exitCode) process.exit();
rmSync(folder, { recursive: true, force: true });
const files = globSync(`${rooms}/**/*.ts`, { cwd: path.join(root, 'src'), exclude: ['**/*.test.ts'] });
for (const native of files) {
  const file = native.replaceAll(path.sep, '/');
  const source = readFileSync(path.join(root, 'src', file), 'utf8');
  // Types become spaces, so that lines and columns in an error match the source.
  const code = stripTypeScriptTypes(source).replace(
    moduleNames,
    (_all, name: string) => `'${relativePathOf(name, file)}.js'`,
  );
  const to = path.join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, code.replace(/[ \t]+$/gm, ''));
}
