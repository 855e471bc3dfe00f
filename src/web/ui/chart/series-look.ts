import type { TimeSeries } from './time-series.ts';

export type Mark = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';

export type SeriesLook = { color: string; dash: string | undefined; width: number; mark: Mark | undefined };

const marks: readonly Mark[] = ['circle', 'square', 'triangle', 'diamond', 'cross'];
const dashes = [undefined, '7 3', '2 3', '10 3 2 3', '4 2'];

/** By color, dashes and marks: each alone tells the lines of a chart apart, in print and for any eyes. */
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

/** Signs on each line; more would hide it. */
const marksOnALine = 10;

/** The sign of a series at each of its points, if any: where lines run together, their signs do not. */
export function markedAt(series: readonly TimeSeries[], place: number, points: number) {
  const { mark } = seriesLook(series, place);
  const every = Math.max(1, Math.ceil(points / marksOnALine));
  const offset = Math.floor((place * every) / series.length);
  return (point: number): Mark | undefined => {
    // A line of a single point is none, and of a long row the lines alone are to be seen.
    const sign = mark ?? (points === 1 ? 'circle' : undefined);
    return point % every === offset ? sign : undefined;
  };
}
