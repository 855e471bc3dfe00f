import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Tests that mostly wait: for processes that start, for limits of time, for a database that is away. */
const waiting =
  /server\/(?:attacks|cli|(?:cli|database-loss|health|hindered|journal|main|retention|start-problems|time-limits)\.test|traffic\/counting|mail|http\/slow)|tools\/(?:deploy|pack)/;

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** One of the few after every so many others, so that the processors have something to do while it waits. */
function spread<Item>(few: readonly Item[], many: readonly Item[]): Item[] {
  const each = many.length / few.length;
  return [
    ...few.flatMap((item, at) => [item, ...many.slice(Math.round(at * each), Math.round((at + 1) * each))]),
    ...(few.length === 0 ? many : []),
  ];
}

/**
 * The order of test files: one project after another, as the next would load all of its modules anew; in each the large
 * files first, so that none is left alone at the end, and those that mostly wait among the others.
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
