import type { ReactNode } from 'react';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { TimeSeries } from './time-series.ts';
import css from './TimeChart.module.css';

type ChartPlaceholderProps = {
  series: readonly TimeSeries[];
  /** Message shown instead of the chart. */
  children?: ReactNode;
};

/**
 * Takes as much room as a TimeChart that is still loading or has nothing to draw. It isn't marked as busy, so the page
 * doesn't wait for it.
 */
export const ChartPlaceholder = ({ series, children }: ChartPlaceholderProps) => (
  <div className={css.whole}>
    {series.length > 1 ? <SeriesLegend series={series} /> : null}
    <div className={children ? `${css.frame} ${css.space}` : css.frame}>
      {children ?? <span className={css.skeleton} aria-hidden="true" />}
    </div>
  </div>
);
