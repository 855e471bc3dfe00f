import { figures } from '#contract/calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Figures, FigureType } from '#contract/figures.ts';
import { mostFigures } from '#contract/limits.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { figuresKey } from './lists.ts';
import { useExtension } from '#web/client/server-extensions.ts';

/** Figures of the rows that are shown, by their ids; empty while they are awaited. */
export type RowFigures = ReadonlyMap<number, Figures>;

const none: RowFigures = new Map();

const figuresOf = (type: FigureType, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...figuresKey, type, ids],
    queryFn: async ({ signal }): Promise<RowFigures> => {
      const query = { type, ids: ids.join(','), zone: readersZone() };
      const { data } = await call(figures.read, { query, lane: 'background', signal });
      return new Map(data.figures.map((each) => [each.id, each]));
    },
  });

/** Figures of a list's rows; undefined where the server has none to tell. */
export function useFigures(
  type: FigureType,
  rows: readonly { id: number }[] | undefined,
): RowFigures | undefined {
  const isOffered = useExtension('figures');
  // Figures come after what the page was opened for.
  const isOver = useFirstViewIsOver();
  const ids = rows?.map(({ id }) => id).slice(0, mostFigures) ?? [];
  const { data } = useQuery({ ...figuresOf(type, ids), enabled: isOffered && isOver && ids.length > 0 });
  return isOffered ? (data ?? none) : undefined;
}
