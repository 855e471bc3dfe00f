import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isOpening } from '#web/browser/first-view.ts';
import type { Density } from './table-columns.ts';

/** In px, as the styles have it; on a phone rows are higher. */
const heights = { compact: 36, one: 44, two: 52 } satisfies Record<Density, number>;
/** What stands above the rows, at least, in px. */
const above = 150;

const inSight = (density: Density) => Math.max(1, Math.ceil((window.innerHeight - above) / heights[density]));

/**
 * How many of the rows to render: of a page that is come to, those in sight, and the others once they are painted. One that
 * is gone back to goes on where it was scrolled to.
 */
export function useRowsInSight(count: number, density: Density): number {
  const painted = useDeferredValue(count, 0);
  const isNew = useNavigationType() === NavigationType.Push || isOpening();
  return isNew ? Math.min(count, Math.max(painted, inSight(density))) : count;
}
