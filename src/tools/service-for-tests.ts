import type { TestProject } from 'vitest/node';
import { buildService } from './build-service.ts';
import { buildState, service } from './fingerprint.ts';
import { root } from './installed-bin.ts';

const buildIfStale = async () => {
  if (buildState(root, service) !== 'fresh') await buildService(root);
};

/** Builds the service from the current sources, for tests that start it in a process of its own. */
export async function setup(project: TestProject): Promise<void> {
  await buildIfStale();
  project.onTestsRerun(buildIfStale);
}
