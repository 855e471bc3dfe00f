import { charts as words } from '#web/words/charts.ts';
import css from './SeriesLegend.module.css';
import { SeriesSample } from './SeriesSample.tsx';
import type { TimeSeries } from './time-series.ts';

type SeriesLegendProps = { series: readonly TimeSeries[] };

export const SeriesLegend = ({ series }: SeriesLegendProps) => (
  <ul className={css.legend} aria-label={words.legend}>
    {series.map(({ key, label }, place) => (
      <li key={key} className={css.entry}>
        <SeriesSample series={series} place={place} />
        <bdi className={css.label} data-cut="">
          {label}
        </bdi>
      </li>
    ))}
  </ul>
);
