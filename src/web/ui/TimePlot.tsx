import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { parseWireTime } from '#web/lib/dates.ts';
import { reducedMotion, useMedia } from '#web/lib/media.ts';
import { formatCompact } from '#web/lib/numbers.ts';
import { ChartTip } from './ChartTip.tsx';
import type { TimeChartProps } from './time-series.ts';

type TimePlotProps = TimeChartProps & { days: NonNullable<TimeChartProps['days']> };

/** The days of the wire are UTC days: written in UTC, so that none slips to its neighbour. */
const dayLabel = (day: string) =>
  parseWireTime(day)?.toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }) ??
  day;

const tick = { fontSize: 12, fill: 'var(--ink-2)' };
const colors = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
];

export const TimePlot = ({ label, days, series }: TimePlotProps) => {
  const still = useMedia(reducedMotion);
  const [first, ...others] = series;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...days]}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        title={label}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={dayLabel}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={48}
          tickMargin={8}
        />
        <YAxis
          tickFormatter={(value: number) => formatCompact(value)}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={40}
          tickMargin={8}
          domain={[0, 'auto']}
          allowDecimals={false}
        />
        <Tooltip
          content={<ChartTip title={dayLabel} />}
          cursor={{ stroke: 'var(--line-control)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
        />
        {others.map((each, place) => (
          <Line
            key={each.key}
            dataKey={each.key}
            name={each.label}
            stroke={each.dashed ? 'var(--ink-3)' : colors[(place + 1) % colors.length]}
            strokeDasharray={each.dashed ? '3 3' : undefined}
            strokeWidth={each.dashed ? 1 : 2}
            dot={false}
            isAnimationActive={!still}
            animationDuration={180}
          />
        ))}
        {first ? (
          <Area
            dataKey={first.key}
            name={first.label}
            stroke={colors[0]}
            strokeWidth={2}
            fill="var(--accent-wash)"
            fillOpacity={0.8}
            dot={days.length === 1}
            activeDot={{ r: 4, stroke: 'var(--panel)', strokeWidth: 2 }}
            isAnimationActive={!still}
            animationDuration={180}
          />
        ) : null}
      </ComposedChart>
    </ResponsiveContainer>
  );
};
