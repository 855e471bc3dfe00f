import type { TimeSeries } from './time-series.ts';

export type Mark = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';

export type SeriesLook = { color: string; dash: string | undefined; width: number; mark: Mark | undefined };

const marks: readonly Mark[] = ['circle', 'square', 'triangle', 'diamond', 'cross'];
const dashes = [undefined, '7 3', '2 3', '10 3 2 3', '4 2'];

/** Returns a line's color, dashes and marker. Each alone distinguishes the lines, in print and with color blindness. */
export const seriesLook = (series: readonly TimeSeries[], place: number): SeriesLook => {
  const { look } = series[place] ?? {};
  if (look === 'before') return { color: 'var(--ink-3)', dash: '3 3', width: 1.25, mark: undefined };
  const lines = series.filter((each) => each.look !== 'before');
  const line = lines.findIndex((each) => each === series[place]);
  return {
    color: `var(--series-${(line % marks.length) + 1})`,
    dash: dashes[line % dashes.length],
    width: 2,
    mark: lines.length > 1 ? marks[line % marks.length] : undefined,
  };
};

/** Markers per line. More would hide it. */
const marksOnALine = 10;

/**
 * Returns a function that gives the series' marker at a point, if any. Markers of different series are offset, so that
 * they don't overlap where lines do.
 */
export function markedAt(series: readonly TimeSeries[], place: number, points: number) {
  const { mark } = seriesLook(series, place);
  const every = Math.max(1, Math.ceil(points / marksOnALine));
  const offset = Math.floor((place * every) / series.length);
  return (point: number): Mark | undefined => {
    // A single point draws no line, so it gets a marker. In a long range only the lines are shown.
    const sign = mark ?? (points === 1 ? 'circle' : undefined);
    return point % every === offset ? sign : undefined;
  };
}
