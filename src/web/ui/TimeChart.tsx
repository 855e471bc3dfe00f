import { lazy, Suspense } from 'react';
import css from './TimeChart.module.css';
import type { TimeChartProps } from './time-series.ts';

const TimePlot = lazy(async () => ({ default: (await import('./TimePlot.tsx')).TimePlot }));

/** Counts by day. The library that draws is fetched when the first chart is shown. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.frame}>
    {props.days === undefined ? (
      <span className={css.bones} aria-hidden="true" />
    ) : (
      <Suspense fallback={<span className={css.bones} aria-hidden="true" />}>
        <TimePlot {...props} days={props.days} />
      </Suspense>
    )}
  </div>
);
