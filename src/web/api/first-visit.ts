import { figures, series } from '#contract/calls.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { localDay, readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { useWideLimit } from '#web/api/wide-limit.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { analyticsKey, listKey, lists } from './lists.ts';
import type { VisitedKind } from './series.ts';

/** What may get its first visit: a record, or anything in the account. */
type Unvisited = { kind: VisitedKind; id: number } | 'account';

/** Pauses between two looks, in ms: `quick` at first, `slow` after `quickLooks` looks. */
const quick = 5_000;
const slow = 30_000;
const quickLooks = 60;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function visitsOf(of: Unvisited, signal: AbortSignal): Promise<number> {
  const zone = readersZone();
  if (of === 'account') {
    const today = localDay(new Date());
    const { data } = await call(series.account, { query: { from: today, to: today, zone }, signal });
    return sum(data.series.map(({ clicks, scans }) => clicks + scans));
  }
  const type = of.kind === 'qr' ? 'qr' : 'urls';
  const { data } = await call(figures.read, { query: { type, ids: String(of.id), zone }, signal });
  return sum(data.figures[0]?.series ?? []);
}

/** Returns the keys of the queries that show the visit. */
const shownBy = (of: Unvisited): QueryKey[] =>
  of === 'account'
    ? [listKey(lists.links), listKey(lists.qr), ['series'], analyticsKey]
    : [[of.kind, 'detail'], analyticsKey];

/**
 * Looks for a first visit while the tab is visible, and refetches what shows it once it has happened. Only browsers
 * that are signed in to this product's service look. Elsewhere a look would take a request that a user needs.
 * @returns whether it looks
 */
export function useFirstVisit(of: Unvisited, isAwaited: boolean): boolean {
  const isOffered = useExtension(of === 'account' ? 'series' : 'figures');
  const mayLook = useWideLimit();
  const looks = isAwaited && isOffered && mayLook;
  useQuery({
    queryKey: ['first visit', of],
    queryFn: async ({ client, signal }) => {
      const visits = await visitsOf(of, signal);
      if (visits > 0)
        await Promise.all(shownBy(of).map((queryKey) => client.invalidateQueries({ queryKey })));
      return visits;
    },
    enabled: looks,
    // The page has just read that there are no visits.
    initialData: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      if (state.data !== 0) return false;
      return state.dataUpdateCount < quickLooks ? quick : slow;
    },
  });
  return looks;
}
