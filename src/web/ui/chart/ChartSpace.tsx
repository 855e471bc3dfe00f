import type { ReactNode } from 'react';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { TimeSeries } from './time-series.ts';
import css from './TimeChart.module.css';

type ChartSpaceProps = {
  series: readonly TimeSeries[];
  /** What is said instead of the chart. */
  children?: ReactNode;
};

/** As large as a TimeChart, where one is still to come or has nothing to draw; the page waits for none of it. */
export const ChartSpace = ({ series, children }: ChartSpaceProps) => (
  <div className={css.whole}>
    {series.length > 1 ? <SeriesLegend series={series} /> : null}
    <div className={children ? `${css.frame} ${css.space}` : css.frame}>
      {children ?? <span className={css.skeleton} aria-hidden="true" />}
    </div>
  </div>
);
