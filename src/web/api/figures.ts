import { figures } from '#contract/calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Figures, FigureType } from '#contract/figures.ts';
import { mostFigures } from '#contract/limits.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useOnline } from '#web/browser/online.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { figuresKey } from './lists.ts';
import { useExtension } from '#web/client/server-extensions.ts';

/** Figures of the rows that are shown, by their ids; empty while they are awaited. */
export type RowFigures = ReadonlyMap<number, Figures>;

const none: RowFigures = new Map();

/** In place of figures that can’t be read: a dash is shown for each. */
export const unread: RowFigures = new Map();

/** The same map for the same figures, so that their rows aren't rendered again. */
const byId = (all: readonly Figures[]): RowFigures => new Map(all.map((each) => [each.id, each]));

const figuresOf = (type: FigureType, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...figuresKey, type, ids],
    queryFn: async ({ signal }): Promise<readonly Figures[]> => {
      const query = { type, ids: ids.join(','), zone: readersZone() };
      const { data } = await call(figures.read, { query, lane: 'background', signal });
      return data.figures;
    },
    select: byId,
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
  // The client tries them again for long: without a connection they count as unread at once.
  const isOnline = useOnline();
  const { data, error } = useQuery({
    ...figuresOf(type, ids),
    enabled: isOffered && isOver && ids.length > 0,
  });
  // Their columns are rendered in slices, for all rows.
  const shown = useDeferredValue(data ?? (error || !isOnline ? unread : none));
  return isOffered ? shown : undefined;
}
