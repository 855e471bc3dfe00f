import { figures, series } from '#contract/calls.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { localDay, readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { useWideLimit } from '#web/api/wide-limit.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { analyticsKey, listKey, lists } from './lists.ts';
import type { VisitedKind } from './series.ts';

/** What may be visited for the first time: a record, or anything of the account. */
type Unvisited = { kind: VisitedKind; id: number } | 'account';

/** Between two looks, in ms: at first, and after so many of them. */
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

/** The queries that show the visit. */
const shownBy = (of: Unvisited): QueryKey[] =>
  of === 'account'
    ? [listKey(lists.links), listKey(lists.qr), ['series'], analyticsKey]
    : [[of.kind, 'detail'], analyticsKey];

/**
 * Looks for a first visit while the tab is in sight, and reads anew what shows it once it is there. Only browsers that
 * are signed in to our service look: elsewhere a look would cost a request that somebody waits for.
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
    // That there is none has just been read.
    initialData: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      if (state.data !== 0) return false;
      return state.dataUpdateCount < quickLooks ? quick : slow;
    },
  });
  return looks;
}
