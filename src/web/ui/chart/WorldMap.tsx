import { lazy, Suspense } from 'react';
import { MapSpace } from './MapSpace.tsx';
import type { WorldMapProps } from './world-map.ts';

const WorldPlot = lazy(async () => ({ default: (await import('./WorldPlot.tsx')).WorldPlot }));

/** Counts by country. The shapes of the world are fetched when the first map is shown. */
export const WorldMap = (props: WorldMapProps) => (
  <Suspense fallback={<MapSpace />}>
    <WorldPlot {...props} />
  </Suspense>
);
