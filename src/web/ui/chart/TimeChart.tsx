import { lazy, Suspense } from 'react';
import { SeriesLegend } from './SeriesLegend.tsx';
import css from './TimeChart.module.css';
import type { TimeChartProps } from './time-series.ts';

const TimePlot = lazy(async () => ({ default: (await import('./TimePlot.tsx')).TimePlot }));

/** Counts over time. The library that draws is fetched when the first chart is shown. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.whole}>
    {props.series.length > 1 ? <SeriesLegend series={props.series} /> : null}
    <div className={css.frame}>
      {props.points === undefined ? (
        <span className={css.skeleton} aria-busy="true" aria-hidden="true" />
      ) : (
        <Suspense fallback={<span className={css.skeleton} aria-busy="true" aria-hidden="true" />}>
          <TimePlot {...props} points={props.points} />
        </Suspense>
      )}
    </div>
  </div>
);
