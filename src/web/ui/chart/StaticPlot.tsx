import { Fragment } from 'react';
import { charts as words } from '#web/words/charts.ts';
import { NoteFlag } from './NoteFlag.tsx';
import { plot, plotScale } from './plot-scale.ts';
import { markedAt, seriesLook } from './series-look.ts';
import { SeriesMark } from './SeriesMark.tsx';
import type { TimePlotProps } from './time-series.ts';
import { Veil } from './Veil.tsx';

const text = { fontSize: plot.fontSize, fill: 'var(--ink-2)' };

/** Returns the line's points in px, split where a count is missing. */
function piecesOf(counts: readonly (number | undefined)[], at: (place: number, count: number) => string) {
  const pieces: string[][] = [[]];
  for (const [place, count] of counts.entries())
    if (count === undefined) pieces.push([]);
    else pieces.at(-1)?.push(at(place, count));
  return pieces.filter((piece) => piece.length > 0);
}

/**
 * Renders the chart until a user interacts with it. It is drawn immediately, without the library that shows the values.
 */
export const StaticPlot = (props: TimePlotProps) => {
  const { label, points, series, notes, width } = props;
  const scale = plotScale(props);
  const { left, end, top, bottom, x, y } = scale;
  const position = (place: number, count: number) => `${x(place)},${y(count)}`;
  return (
    <svg
      width={width}
      height={plot.height}
      viewBox={`0 0 ${width} ${plot.height}`}
      role="img"
      aria-label={words.picture(label)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard comes to it, and then reads the chart that takes its place
      tabIndex={0}
    >
      {scale.counts.map(({ count, text: name }) => (
        <Fragment key={count}>
          <line
            x1={left}
            x2={end}
            y1={y(count)}
            y2={y(count)}
            stroke="var(--line)"
            shapeRendering="crispEdges"
          />
          <text x={left - plot.labelGap} y={y(count)} dy="0.355em" textAnchor="end" {...text}>
            {name}
          </text>
        </Fragment>
      ))}
      {scale.labels.map(({ at, x: middle, text: name }) => (
        <text key={at} x={middle} y={bottom + plot.labelGap} dy="0.71em" textAnchor="middle" {...text}>
          {name}
        </text>
      ))}
      {series
        .map((each, place) => ({ ...each, place }))
        // Same order as in Recharts. Lines are above areas, and the first line is on top.
        .toSorted(
          (one, other) =>
            Number(other.look === 'filled') - Number(one.look === 'filled') || other.place - one.place,
        )
        .map(({ key, look, place }) => {
          const { color, dash, width: strokeWidth } = seriesLook(series, place);
          const counts = points.map((point) => (point[key] === undefined ? undefined : Number(point[key])));
          const pieces = piecesOf(counts, position);
          const signAt = markedAt(series, place, points.length);
          return (
            <g key={key}>
              {look === 'filled' ? (
                <path
                  d={pieces
                    .map((piece) => {
                      const ends = [piece.at(-1), piece[0]].map((each) => `${each?.split(',')[0]},${bottom}`);
                      return `M${[...piece, ...ends].join('L')}Z`;
                    })
                    .join('')}
                  fill="var(--accent-wash)"
                  fillOpacity={0.8}
                />
              ) : null}
              <path
                d={pieces.map((piece) => `M${piece.join('L')}`).join('')}
                fill="none"
                stroke={color}
                strokeWidth={strokeWidth}
                strokeDasharray={dash}
              />
              {counts.map((count, point) => {
                const sign = count === undefined ? undefined : signAt(point);
                return sign && count !== undefined ? (
                  <SeriesMark key={points[point]?.at} mark={sign} x={x(point)} y={y(count)} color={color} />
                ) : null;
              })}
            </g>
          );
        })}
      <Veil scale={scale} />
      <line x1={left} x2={end} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
      {points.map(({ at }, place) =>
        notes?.has(at) ? (
          <g key={at}>
            <line
              x1={x(place)}
              x2={x(place)}
              y1={top}
              y2={bottom}
              stroke="var(--line-control)"
              strokeDasharray="2 3"
            />
            <NoteFlag viewBox={{ x: x(place), y: top }} />
          </g>
        ) : null,
      )}
    </svg>
  );
};
