import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DotItemDotProps } from 'recharts';
import { reducedMotion, useMedia } from '#web/browser/media.ts';
import { formatCompact } from '#web/lib/numbers.ts';
import { charts as words } from '#web/words/charts.ts';
import { ChartTip } from './ChartTip.tsx';
import { flagRoom, NoteFlag } from './NoteFlag.tsx';
import { seriesLook } from './series-look.ts';
import { SeriesMark } from './SeriesMark.tsx';
import type { TimeChartProps, TimePoint } from './time-series.ts';

export type TimePlotProps = TimeChartProps & { points: NonNullable<TimeChartProps['points']> };

const tickLook = { fontSize: 12, fill: 'var(--ink-2)' };

/** Without it the grid measures each label for lines that it does not draw. */
const noLines = () => [];

/** Signs on each line; more would hide it. */
const marksOnALine = 10;

export const TimePlot = ({
  label,
  points,
  series,
  tick,
  ticks,
  title,
  notes,
  toScale = false,
}: TimePlotProps) => {
  const still = useMedia(reducedMotion);
  const every = Math.max(1, Math.ceil(points.length / marksOnALine));

  const lineOf = (place: number) => {
    // Where lines run together, their signs do not.
    const offset = Math.floor((place * every) / series.length);
    const each = series[place];
    const { color, dash, width, mark } = seriesLook(series, place);
    // A line of a single point is none, and of a long row the lines alone are to be seen.
    const dot = ({ cx, cy, index, key }: DotItemDotProps) =>
      (mark || points.length === 1) &&
      typeof cx === 'number' &&
      typeof cy === 'number' &&
      index % every === offset ? (
        <SeriesMark key={key} mark={mark ?? 'circle'} x={cx} y={cy} color={color} />
      ) : (
        <g key={key} />
      );
    return {
      dataKey: each?.key ?? '',
      name: each?.label ?? '',
      stroke: color,
      strokeWidth: width,
      strokeDasharray: dash,
      dot,
      activeDot: { r: 4, fill: color, stroke: 'var(--panel)', strokeWidth: 2 },
      isAnimationActive: !still && points.length < 400,
      animationDuration: 180,
    };
  };

  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 200 }}>
      <ComposedChart
        data={[...points]}
        margin={{ top: notes?.size ? flagRoom : 8, right: 8, bottom: 0, left: 0 }}
        aria-label={words.chart(label)}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} verticalCoordinatesGenerator={noLines} stroke="var(--line)" />
        <XAxis
          {...(toScale
            ? {
                dataKey: (point: TimePoint) => Number(point.at),
                type: 'number' as const,
                scale: 'time' as const,
                domain: ['dataMin', 'dataMax'] as const,
              }
            : { dataKey: 'at', ticks })}
          tickFormatter={(at: string | number) => tick(String(at))}
          tick={tickLook}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={48}
          tickMargin={8}
        />
        <YAxis
          tickFormatter={(value: number) => formatCompact(value)}
          tick={tickLook}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickMargin={8}
          domain={[0, 'auto']}
          allowDecimals={false}
        />
        <Tooltip
          content={<ChartTip title={title} series={series} notes={notes} />}
          cursor={{ stroke: 'var(--line-control)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
        />
        {[...(notes?.keys() ?? [])].map((at) => (
          <ReferenceLine
            key={at}
            x={at}
            stroke="var(--line-control)"
            strokeDasharray="2 3"
            label={NoteFlag}
          />
        ))}
        {/* What matters is drawn over what it is compared with. */}
        {series
          .map((each, place) =>
            each.look === 'filled' ? (
              <Area key={each.key} {...lineOf(place)} fill="var(--accent-wash)" fillOpacity={0.8} />
            ) : (
              <Line key={each.key} {...lineOf(place)} />
            ),
          )
          .toReversed()}
      </ComposedChart>
    </ResponsiveContainer>
  );
};
