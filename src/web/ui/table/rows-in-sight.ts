import { useDeferredValue } from 'react';
import { isOpening } from '#web/browser/first-view.ts';
import type { Density } from './table-columns.ts';

/** In px, as the styles have it; on a phone rows are higher. */
const heights = { compact: 36, one: 44, two: 52 } satisfies Record<Density, number>;
/** What stands above the rows, at least, in px. */
const above = 150;

const inSight = (density: Density) => Math.max(1, Math.ceil((window.innerHeight - above) / heights[density]));

/** How many of the rows to render: of a page that is opening those in sight, and the others once they are painted. */
export function useRowsInSight(count: number, density: Density): number {
  const painted = useDeferredValue(count, 0);
  return isOpening() ? Math.min(count, Math.max(painted, inSight(density))) : count;
}
