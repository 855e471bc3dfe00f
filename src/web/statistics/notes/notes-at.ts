import type { Annotation } from '#contract/annotations.ts';

const dayOf = ({ at }: { at: string }) => at.slice(0, 10);

/** Returns the point that contains a day: its first hour, the day itself, or its week or month. */
function pointOf<Point extends { at: string }>(points: readonly Point[], day: string): Point | undefined {
  return points.find((point) => dayOf(point) === day) ?? points.findLast((point) => dayOf(point) < day);
}

/**
 * Groups notes by the point that contains their day, in the order of the points.
 * @param to the last day that the points cover
 */
export function notesAt<Point extends { at: string }>(
  points: readonly Point[],
  to: string,
  notes: readonly Annotation[],
): ReadonlyMap<string, readonly Annotation[]> {
  const within = notes
    .filter(({ date }) => date <= to)
    .flatMap((note) => {
      const point = pointOf(points, note.date);
      return point ? [{ at: point.at, note }] : [];
    })
    .toSorted((one, other) => (one.note.date < other.note.date ? -1 : 1));
  return new Map(
    [...Map.groupBy(within, ({ at }) => at)].map(([at, found]) => [at, found.map(({ note }) => note)]),
  );
}
