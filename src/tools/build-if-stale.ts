/** Runs before `npm start`. Builds what isn't built, or was built from other sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildState, dashboard, service } from './fingerprint.ts';
import { root } from './installed-bin.ts';

const state = buildState(root, dashboard);

// A production install runs the build that it was given, and needn't have the sources to compare with.
if (existsSync(join(root, 'node_modules', 'vite'))) {
  const { buildServiceIfStale } = await import('./build-service.ts');
  await buildServiceIfStale(root);
  if (state !== 'fresh') {
    console.log(
      state === 'missing' ? 'Building the dashboard …' : 'The dashboard’s sources changed: building …',
    );
    const { buildDashboard } = await import('./build-dashboard.ts');
    await buildDashboard(root);
  }
} else if (state === 'missing' || buildState(root, service) === 'missing') {
  console.error(
    'Waypost is not built, and a production install can’t build it: bring dist/ and build/ along.',
  );
  process.exitCode = 1;
}
