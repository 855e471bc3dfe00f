import { SeriesMark } from './SeriesMark.tsx';
import { seriesLook } from './series-look.ts';
import type { TimeSeries } from './time-series.ts';

type SeriesSampleProps = { series: readonly TimeSeries[]; place: number };

/** Renders a short sample of a chart's line, beside its name. */
export const SeriesSample = ({ series, place }: SeriesSampleProps) => {
  const { color, dash, width, mark } = seriesLook(series, place);
  return (
    <svg width={28} height={12} aria-hidden="true">
      <line x1={0} x2={28} y1={6} y2={6} stroke={color} strokeWidth={width} strokeDasharray={dash} />
      {mark ? <SeriesMark mark={mark} x={14} y={6} color={color} /> : null}
    </svg>
  );
};
