import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Tests that mostly wait for processes to start, for timeouts, or for an unreachable database. */
const waiting =
  /server\/(?:attacks|cli|(?:cli|database-loss|health|hindered|journal|main|retention|start-problems|time-limits)\.test|traffic\/counting|mail|http\/slow)|tools\/(?:deploy|pack)/;

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** Places the few at regular intervals among the many, so that the processors have work while these wait. */
function spread<Item>(few: readonly Item[], many: readonly Item[]): Item[] {
  const each = many.length / few.length;
  return [
    ...few.flatMap((item, at) => [item, ...many.slice(Math.round(at * each), Math.round((at + 1) * each))]),
    ...(few.length === 0 ? many : []),
  ];
}

/**
 * Sorts the test files. Projects run one after another, since each loads all of its modules anew. Within a project,
 * large files run first, so that none is left alone at the end, and files that mostly wait are spread among the others.
 */
export class TestOrder implements TestSequencer {
  shard(specs: TestSpecification[]) {
    return specs;
  }

  sort(specs: TestSpecification[]) {
    const projects = [...new Set(specs.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = specs.filter((spec) => spec.project === project);
      const largeFirst = own.toSorted((one, other) => sizeOf(other) - sizeOf(one));
      const waits = largeFirst.filter(({ moduleId }) => waiting.test(moduleId));
      return spread(
        waits,
        largeFirst.filter((spec) => !waits.includes(spec)),
      );
    });
  }
}
