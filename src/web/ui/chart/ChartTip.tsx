import { Flag } from 'lucide-react';
import { formatCount } from '#web/lib/numbers.ts';
import { SeriesSample } from './SeriesSample.tsx';
import css from './TimeChart.module.css';
import type { TimePoint, TimeSeries } from './time-series.ts';

type ChartTipProps = {
  title: (at: string) => string;
  series: readonly TimeSeries[];
  notes?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Recharts passes these two. */
  active?: boolean;
  payload?: readonly { payload?: TimePoint }[];
};

export const ChartTip = ({ title, series, notes, active, payload = [] }: ChartTipProps) => {
  const point = payload[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className={css.tip} role="status">
      <p className={css.tipTitle}>{title(point.at)}</p>
      {series.map(({ key, label }, place) =>
        point[key] === undefined ? null : (
          <p key={key} className={css.tipRow}>
            <SeriesSample series={series} place={place} />
            <bdi className={css.tipLabel}>{label}</bdi>
            <strong className={css.tipValue}>{formatCount(Number(point[key]))}</strong>
          </p>
        ),
      )}
      {notes?.get(point.at)?.map((text) => (
        <p key={text} className={css.tipNote}>
          <Flag aria-hidden="true" />
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
};
