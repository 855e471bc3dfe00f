import { figures } from '#contract/calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Figures, FigureType } from '#contract/figures.ts';
import { maxFigures } from '#contract/limits.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useOnline } from '#web/browser/online.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { figuresKey } from './lists.ts';
import { useExtension } from '#web/client/server-extensions.ts';

/** Figures of the visible rows, by id. Empty while loading. */
export type RowFigures = ReadonlyMap<number, Figures>;

const none: RowFigures = new Map();

/** Replaces figures that can’t be read. A dash is shown for each. */
export const unread: RowFigures = new Map();

/** Is defined once, so that the same figures give the same map and their rows aren't rendered again. */
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

/** Returns the figures of a list's rows. Undefined if the server has none. */
export function useFigures(
  type: FigureType,
  rows: readonly { id: number }[] | undefined,
): RowFigures | undefined {
  const isOffered = useExtension('figures');
  // The figures load after what the page was opened for.
  const isOver = useFirstViewIsOver();
  const ids = rows?.map(({ id }) => id).slice(0, maxFigures) ?? [];
  // The client retries for a long time. Without a connection, the figures therefore count as unread immediately.
  const isOnline = useOnline();
  const { data, error } = useQuery({
    ...figuresOf(type, ids),
    enabled: isOffered && isOver && ids.length > 0,
  });
  // Deferring lets their columns render in slices for all rows.
  const shown = useDeferredValue(data ?? (error || !isOnline ? unread : none));
  return isOffered ? shown : undefined;
}
