import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import { SeriesLegend } from './SeriesLegend.tsx';
import css from './TimeChart.module.css';
import type { TimePlotProps } from './TimePlot.tsx';
import type { TimeChartProps } from './time-series.ts';

const awaited = <span className={css.skeleton} aria-busy="true" aria-hidden="true" />;

const TimePlot = fetchedPart<TimePlotProps>(async () => (await import('./TimePlot.tsx')).TimePlot, awaited);

/** Its code, while the points are awaited. */
export const fetchTimePlot = () => void TimePlot.fetch().catch(() => undefined);

/** Counts over time. The library that draws is fetched when the first chart is shown. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.whole}>
    {props.series.length > 1 ? <SeriesLegend series={props.series} /> : null}
    <div className={css.frame}>
      {props.points === undefined ? awaited : <TimePlot {...props} points={props.points} />}
    </div>
  </div>
);
