import type { Annotation } from '#contract/annotations.ts';

const dayOf = ({ at }: { at: string }) => at.slice(0, 10);

/** The point of a series that a day is in: its first hour, itself, or its week or month. */
function pointOf<Point extends { at: string }>(points: readonly Point[], day: string): Point | undefined {
  return points.find((point) => dayOf(point) === day) ?? points.findLast((point) => dayOf(point) < day);
}

/**
 * Notes by the point that their day is in, in the order of the points.
 * @param to the last day that the points are of
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
