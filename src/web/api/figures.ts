import { figures } from '#contract/calls.ts';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
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

/** What is as it was stays the same, so that its rows aren't rendered again. */
function unchanged(was: RowFigures | undefined, now: RowFigures): RowFigures {
  if (!was) return now;
  const shared = new Map([...now].map(([id, each]) => [id, replaceEqualDeep(was.get(id), each)]));
  const isSame = was.size === shared.size && [...shared].every(([id, each]) => was.get(id) === each);
  return isSame ? was : shared;
}

/** In place of figures that can’t be read: a dash is shown for each. */
export const unread: RowFigures = new Map();

const figuresOf = (type: FigureType, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...figuresKey, type, ids],
    queryFn: async ({ signal }): Promise<RowFigures> => {
      const query = { type, ids: ids.join(','), zone: readersZone() };
      const { data } = await call(figures.read, { query, lane: 'background', signal });
      return new Map(data.figures.map((each) => [each.id, each]));
    },
    structuralSharing: (was, now) => unchanged(was as RowFigures | undefined, now as RowFigures),
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
  // What is asked behind the page is asked again for long: without a connection nobody waits for it.
  const isOnline = useOnline();
  const { data, error } = useQuery({
    ...figuresOf(type, ids),
    enabled: isOffered && isOver && ids.length > 0,
  });
  // Their columns are rendered in slices, for all rows.
  const shown = useDeferredValue(data ?? (error || !isOnline ? unread : none));
  return isOffered ? shown : undefined;
}
