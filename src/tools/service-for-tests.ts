import type { TestProject } from 'vitest/node';
import { buildServiceIfStale } from './build-service.ts';
import { root } from './installed-bin.ts';

/** Builds the service from the current sources, for tests that start it in a process of its own. */
export async function setup(project: TestProject): Promise<void> {
  await buildServiceIfStale(root);
  project.onTestsRerun(() => buildServiceIfStale(root));
}
