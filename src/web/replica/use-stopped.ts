import { useMemo } from 'react';
import type { Link } from '#contract/links.ts';
import { useNow } from '#web/browser/now.ts';
import type { ListSnapshot } from './account-replica.ts';
import { useKnown, useKnownRows } from './replica-session.ts';
import { countedLink } from './list-kinds.ts';
import { trendsOf } from './readings.ts';

export interface Stopped {
  /** Sorted by earlier clicks, highest first. */
  links: readonly Link[];
  /** The time of the reading after which there were no clicks, in ms since 1970. */
  since: number;
}

const day = 86_400_000;

const readingsOf = ({ readings }: ListSnapshot<Link>) => readings;
const isWholeIn = ({ state }: ListSnapshot<Link>) => state.isWhole;

/** Returns links that used to get clicks and no longer do, by comparing readings a week apart. Sends no request. */
export function useStopped(): Stopped | undefined {
  const rows = useKnownRows('links');
  const readings = useKnown('links', readingsOf);
  const isWhole = useKnown('links', isWholeIn);
  const today = Math.floor(useNow() / day);
  return useMemo(() => {
    const trends = isWhole ? trendsOf(readings, (today + 1) * day) : undefined;
    // One quiet day means little. A quiet week is significant.
    if (!trends || (today + 1) * day - trends.since < 6 * day) return undefined;
    const links = rows
      .map((link) => ({ link, stopped: trends.of(countedLink(link)).stopped }))
      .filter(({ stopped }) => stopped > 0)
      .toSorted((a, b) => b.stopped - a.stopped)
      .map(({ link }) => link);
    return { links, since: trends.since };
  }, [rows, isWhole, readings, today]);
}
