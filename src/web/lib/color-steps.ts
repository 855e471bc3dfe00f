/** Maximum number of colors that can be told apart at a glance. */
const most = 5;

/** Returns the largest of 1, 2, 5, 10, 20, 50 and so on that isn't above the value. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

export interface ColorStep {
  /** The smallest and the largest count with this color. */
  from: number;
  to: number;
}

/**
 * Groups counts into up to five steps that grow by about the same factor. If there are only a few different counts,
 * each has its own step.
 */
export function colorSteps(counts: readonly number[]): ColorStep[] {
  const different = [...new Set(counts.filter((count) => count > 0))].toSorted((a, b) => a - b);
  const [least, largest] = [different[0], different.at(-1)];
  if (least === undefined || largest === undefined) return [];
  if (different.length <= most) return different.map((count) => ({ from: count, to: count }));
  const factor = (largest / least) ** (1 / most);
  const bounds = [...new Set(Array.from({ length: most }, (_, step) => roundDown(least * factor ** step)))];
  return bounds.map((from, step) => ({ from, to: (bounds[step + 1] ?? largest + 1) - 1 }));
}

/** Returns the index of the step that contains a count. */
export const stepOf = (steps: readonly ColorStep[], count: number) =>
  steps.findLastIndex(({ from }) => count >= from);
