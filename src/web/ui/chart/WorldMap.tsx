import { lazy, Suspense } from 'react';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import type { WorldMapProps } from './world-map.ts';

const WorldPlot = lazy(async () => ({ default: (await import('./WorldPlot.tsx')).WorldPlot }));

/** Renders counts by country. The country shapes load with the first map. */
export const WorldMap = (props: WorldMapProps) => (
  <Suspense fallback={<MapPlaceholder />}>
    <WorldPlot {...props} />
  </Suspense>
);
