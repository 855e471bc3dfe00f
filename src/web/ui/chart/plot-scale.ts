/** Where a chart of counts over time puts things: the same in the first picture and in the one that answers to pointing. */
import { formatCompact } from '#web/lib/numbers.ts';
import { flagRoom } from './NoteFlag.tsx';
import type { TimePlotProps } from './time-series.ts';

/** All in px, of the type size that the axes have. */
export const plot = { height: 220, top: 8, right: 8, axisHeight: 30, labelGap: 14, fontSize: 12 } as const;
const digitWidth = 7.5;
const letterWidth = 6.8;
/** Between two moments on the axis. */
const labelRoom = 48;

const mostSteps = 5;
const leastCount = 4;

/** From 0 to what is at least the largest: whole numbers in steps of 1, 2, 2.5 or 5 times a power of ten. */
export function countTicks(largest: number): number[] {
  const top = Math.max(largest, leastCount);
  for (let unit = 1; ; unit *= 10) {
    const step = [1, 2, 2.5, 5]
      .map((of) => of * unit)
      .find((each) => Number.isInteger(each) && each * mostSteps >= top);
    if (step !== undefined)
      return Array.from({ length: Math.ceil(top / step) + 1 }, (_, place) => place * step);
  }
}

interface AxisLabel {
  at: string;
  text: string;
  /** Its middle, in px. */
  x: number;
}

export function plotScale({ points, series, tick, ticks, notes, toScale, width }: TimePlotProps) {
  const largest = Math.max(0, ...points.flatMap((point) => series.map(({ key }) => Number(point[key] ?? 0))));
  const counts = countTicks(largest).map((count) => ({ count, text: formatCompact(count) }));
  const left = Math.ceil(Math.max(...counts.map(({ text }) => text.length)) * digitWidth) + plot.labelGap;
  const top = notes?.size ? flagRoom : plot.top;
  const bottom = plot.height - plot.axisHeight;
  const length = Math.max(0, width - left - plot.right);
  const most = counts.at(-1)?.count ?? 1;
  const moments = points.map(({ at }, place) => (toScale ? Number(at) : place));
  const first = moments[0] ?? 0;
  const span = (moments.at(-1) ?? 0) - first;
  const x = (place: number) => left + length * (span > 0 ? ((moments[place] ?? 0) - first) / span : 0.5);
  const named = ticks && new Set(ticks);
  const labels: AxisLabel[] = [];
  // From the last, which is the newest, as far apart as they can be read.
  let end = Infinity;
  for (let place = points.length - 1; place >= 0; place -= 1) {
    const at = points[place]?.at ?? '';
    if (named && !named.has(at)) continue;
    const text = tick(at);
    const half = (text.length * letterWidth) / 2;
    const middle = Math.min(x(place), width - half);
    if (middle + half > end || middle < half) continue;
    labels.unshift({ at, text, x: middle });
    end = middle - half - labelRoom;
  }
  return {
    top,
    left,
    bottom,
    end: left + length,
    counts,
    labels,
    x,
    y: (count: number) => bottom - ((bottom - top) * count) / most,
  };
}
