import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isOpening } from '#web/browser/first-view.ts';
import type { Density } from './table-columns.ts';

/** Row heights in px, as in the style sheets. Rows are taller on phones. */
const heights = { compact: 36, one: 44, two: 52 } satisfies Record<Density, number>;
/** Minimum height above the rows, in px. */
const above = 150;

const inSight = (density: Density) => Math.max(1, Math.ceil((window.innerHeight - above) / heights[density]));

/**
 * Returns how many rows to render. A newly opened page renders the rows in view first, and the others after they are
 * painted. A page that the user goes back to renders all, since it restores its scroll position.
 */
export function useRenderedRowCount(count: number, density: Density): number {
  const painted = useDeferredValue(count, 0);
  const isNew = useNavigationType() === NavigationType.Push || isOpening();
  return isNew ? Math.min(count, Math.max(painted, inSight(density))) : count;
}
