/** `npm run build`: builds the dashboard into dist/ and notes what it was built from. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { fingerprint, stampBuild } from './fingerprint.ts';
import { binOf, root } from './installed-bin.ts';

const from = fingerprint(root);
const { status } = spawnSync(process.execPath, [binOf('vite'), 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status === 0) {
  compress(join(root, 'dist'));
  stampBuild(root, from);
}
process.exitCode = status ?? 1;
