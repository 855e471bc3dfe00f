import {
  Area,
  CartesianGrid,
  ComposedChart,
  DefaultZIndexes,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import type { DotItemDotProps, XAxisTickContentProps } from 'recharts';
import { useState } from 'react';
import { reducedMotion, useMedia } from '#web/browser/media.ts';
import { formatCompact } from '#web/lib/numbers.ts';
import { charts as words } from '#web/words/charts.ts';
import { ChartTip } from './ChartTip.tsx';
import { NoteFlag } from './NoteFlag.tsx';
import { plot, plotScale } from './plot-scale.ts';
import { markedAt, seriesLook } from './series-look.ts';
import { SeriesMark } from './SeriesMark.tsx';
import type { TimePlotProps, TimePoint } from './time-series.ts';
import { Veil } from './Veil.tsx';

/** Without it the grid measures each label for lines that it doesn't draw. */
const noLines = () => [];

const tickLook = { fontSize: plot.fontSize, fill: 'var(--ink-2)' };

/** Returns axis props that place the labels as `plotScale` does. */
function axisOf({ toScale = false }: TimePlotProps, labels: ReturnType<typeof plotScale>['labels']) {
  const placed = new Map(labels.map((each) => [each.at, each]));
  const Label = ({ payload, y }: XAxisTickContentProps) => {
    const each = placed.get(String(payload.value));
    return (
      <text x={each?.x} y={y} dy="0.71em" textAnchor="middle" {...tickLook}>
        {each?.text}
      </text>
    );
  };
  return {
    ...(toScale
      ? {
          dataKey: (point: TimePoint) => Number(point.at),
          type: 'number' as const,
          domain: ['dataMin', 'dataMax'] as const,
          ticks: labels.map(({ at }) => Number(at)),
        }
      : { dataKey: 'at', ticks: labels.map(({ at }) => at) }),
    interval: 0,
    tick: Label,
    tickMargin: 8,
  };
}

/** Renders the interactive chart, which shows values on hover and with the arrow keys. */
export const TimePlot = (props: TimePlotProps) => {
  const { label, points, series, title, notes, width } = props;
  const still = useMedia(reducedMotion);
  // The first points are already visible in the picture. Only later changes are animated.
  const [first] = useState(points);
  const scale = plotScale(props);
  const { top, left, right, counts, labels } = scale;

  const lineOf = (place: number) => {
    const each = series[place];
    const { color, dash, width: strokeWidth } = seriesLook(series, place);
    const signAt = markedAt(series, place, points.length);
    const dot = ({ cx, cy, index, key }: DotItemDotProps) => {
      const sign = signAt(index);
      return sign && typeof cx === 'number' && typeof cy === 'number' ? (
        <SeriesMark key={key} mark={sign} x={cx} y={cy} color={color} />
      ) : (
        <g key={key} />
      );
    };
    return {
      dataKey: each?.key ?? '',
      name: each?.label ?? '',
      stroke: color,
      strokeWidth,
      strokeDasharray: dash,
      dot,
      activeDot: { r: 4, fill: color, stroke: 'var(--panel)', strokeWidth: 2 },
      isAnimationActive: !still && points !== first && points.length < 400,
      animationDuration: 180,
    };
  };

  return (
    <ComposedChart
      width={width}
      height={plot.height}
      data={[...points]}
      margin={{ top, right, bottom: 0, left: 0 }}
      aria-label={words.chart(label)}
      accessibilityLayer
    >
      <CartesianGrid
        vertical={false}
        verticalCoordinatesGenerator={noLines}
        stroke="var(--line)"
        shapeRendering="crispEdges"
      />
      <XAxis
        {...axisOf(props, labels)}
        height={plot.axisHeight}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
      />
      <YAxis
        ticks={counts.map(({ count }) => count)}
        tickFormatter={(value: number) => formatCompact(value)}
        domain={[0, counts.at(-1)?.count ?? 'auto']}
        interval={0}
        tick={tickLook}
        tickLine={false}
        axisLine={false}
        width={left}
        tickMargin={8}
      />
      <Tooltip
        content={<ChartTip title={title} series={series} notes={notes} />}
        cursor={{ stroke: 'var(--line-control)', strokeDasharray: '3 3' }}
        isAnimationActive={false}
      />
      {[...(notes?.keys() ?? [])].map((at) => (
        <ReferenceLine key={at} x={at} stroke="var(--line-control)" strokeDasharray="2 3" label={NoteFlag} />
      ))}
      {/* The first series matters most, so it is drawn last, above the series it is compared with. */}
      {series
        .map((each, place) =>
          each.look === 'filled' ? (
            <Area key={each.key} {...lineOf(place)} fill="var(--accent-wash)" fillOpacity={0.8} />
          ) : (
            <Line key={each.key} {...lineOf(place)} />
          ),
        )
        .toReversed()}
      <ZIndexLayer zIndex={DefaultZIndexes.scatter + 1}>
        <Veil scale={scale} />
      </ZIndexLayer>
    </ComposedChart>
  );
};
