/** Before `npm pack`: builds the dashboard, and the service as JavaScript: Node runs no TypeScript from a package. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { root } from './installed-bin.ts';

const rooms = '{contract,qr,server,visitor-pages}';
const folder = path.join(root, 'build');

/** Names of modules, as imports and workers have them: `./x.ts`, `#room/x.ts`, `x.ts`. */
const moduleNames = /'((?:\.\/|#)?[\w/-]+)\.ts'/g;

/** `#room/x` by its way from a file. Only the repository's own `src` is known by that name. */
function wayTo(name: string, from: string): string {
  if (!name.startsWith('#')) return name;
  const way = path.posix.relative(path.posix.dirname(from), name.slice(1));
  return way.startsWith('.') ? way : `./${way}`;
}

await import('./build-if-stale.ts');
// Without the dashboard there is no package.
if (process.exitCode) process.exit();
rmSync(folder, { recursive: true, force: true });
const files = globSync(`${rooms}/**/*.ts`, { cwd: path.join(root, 'src'), exclude: ['**/*.test.ts'] });
for (const native of files) {
  const file = native.replaceAll(path.sep, '/');
  const source = readFileSync(path.join(root, 'src', file), 'utf8');
  // Types become blanks, so that lines and columns in an error are those of the source.
  const code = stripTypeScriptTypes(source).replace(
    moduleNames,
    (_all, name: string) => `'${wayTo(name, file)}.js'`,
  );
  const to = path.join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, code.replace(/[ \t]+$/gm, ''));
}
