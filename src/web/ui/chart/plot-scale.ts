/** Computes the positions in a chart of counts over time, for both the static picture and the interactive chart. */
import { formatCompact } from '#web/lib/numbers.ts';
import { flagRoom } from './NoteFlag.tsx';
import type { TimePlotProps } from './time-series.ts';

/** Sizes in px, for the font size of the axes. */
export const plot = { height: 220, top: 8, right: 8, axisHeight: 30, labelGap: 14, fontSize: 12 } as const;
const digitWidth = 7.5;
const letterWidth = 6.8;
/** Minimum space between two labels on the axis. */
const labelRoom = 48;

const maxSteps = 5;
const leastCount = 4;

/**
 * Returns ticks from 0 to at least the largest count. They are whole numbers in steps of 1, 2, 2.5 or 5 times a power
 * of ten.
 */
export function countTicks(largest: number): number[] {
  const top = Math.max(largest, leastCount);
  for (let unit = 1; ; unit *= 10) {
    const step = [1, 2, 2.5, 5]
      .map((of) => of * unit)
      .find((each) => Number.isInteger(each) && each * maxSteps >= top);
    if (step !== undefined)
      return Array.from({ length: Math.ceil(top / step) + 1 }, (_, place) => place * step);
  }
}

interface AxisLabel {
  at: string;
  text: string;
  /** The label's center, in px. */
  x: number;
}

const widthOf = ({ text }: Pick<AxisLabel, 'text'>) => text.length * letterWidth;

const hasRoom = (labels: readonly AxisLabel[]) =>
  labels.every((each, place) => {
    const next = labels[place + 1];
    return !next || next.x - each.x >= (widthOf(each) + widthOf(next)) / 2 + labelRoom;
  });

/**
 * Returns every nth label, counted back from the last, which is the newest, with the smallest n at which they all fit.
 * The gaps are equal.
 */
function everyNth(labels: readonly AxisLabel[]): AxisLabel[] {
  for (let step = 1; ; step += 1) {
    const chosen = labels.filter((_, place) => (labels.length - 1 - place) % step === 0);
    if (hasRoom(chosen)) return chosen;
  }
}

/** Picks labels for moments at unequal distances. Starting from the last, it keeps each label that fits. */
function eachThatFits(labels: readonly AxisLabel[]): AxisLabel[] {
  const chosen: AxisLabel[] = [];
  for (const label of labels.toReversed()) if (hasRoom([label, ...chosen.slice(0, 1)])) chosen.unshift(label);
  return chosen;
}

export function plotScale({ points, series, tick, ticks, notes, open, toScale, width }: TimePlotProps) {
  const largest = Math.max(0, ...points.flatMap((point) => series.map(({ key }) => Number(point[key] ?? 0))));
  const counts = countTicks(largest).map((count) => ({ count, text: formatCompact(count) }));
  const left = Math.ceil(Math.max(...counts.map(({ text }) => text.length)) * digitWidth) + plot.labelGap;
  const top = notes?.size ? flagRoom : plot.top;
  const bottom = plot.height - plot.axisHeight;
  const named = ticks && new Set(ticks);
  const last = points.at(-1)?.at;
  // The last label is centered below its moment, as all labels are.
  const right =
    last === undefined || (named && !named.has(last))
      ? plot.right
      : Math.max(plot.right, Math.ceil(widthOf({ text: tick(last) }) / 2));
  const length = Math.max(0, width - left - right);
  const most = counts.at(-1)?.count ?? 1;
  const moments = points.map(({ at }, place) => (toScale ? Number(at) : place));
  const first = moments[0] ?? 0;
  const span = (moments.at(-1) ?? 0) - first;
  const x = (place: number) => left + length * (span > 0 ? ((moments[place] ?? 0) - first) / span : 0.5);
  const pale = open && points.length > 1 ? x(points.length - 2) : undefined;
  const whole = points
    .map(({ at }, place): AxisLabel => ({ at, text: tick(at), x: x(place) }))
    .filter((label) => (named?.has(label.at) ?? true) && label.x >= widthOf(label) / 2)
    .filter((label) => label.x + widthOf(label) / 2 <= width);
  return {
    top,
    left,
    right,
    bottom,
    end: left + length,
    counts,
    labels: toScale ? eachThatFits(whole) : everyNth(whole),
    x,
    /** Covers the lines, so that the segment leading to a period still in progress is dimmed. */
    veil:
      pale === undefined
        ? undefined
        : {
            x: pale,
            y: top,
            width: width - pale,
            height: bottom - top - 1,
            fill: 'var(--panel)',
            fillOpacity: 0.55,
          },
    y: (count: number) => bottom - ((bottom - top) * count) / most,
  };
}
