import { useMemo } from 'react';
import type { Link } from '#contract/links.ts';
import { useNow } from '#web/browser/now.ts';
import type { Copied } from './account-replica.ts';
import { useKnown, useKnownRows } from './replica-session.ts';
import { countedLink } from './list-kinds.ts';
import { trendsOf } from './readings.ts';

export interface Stopped {
  /** Those that were clicked most before, first. */
  links: readonly Link[];
  /** The moment of the reading since which there were no clicks, in ms since 1970. */
  since: number;
}

const day = 86_400_000;

const readingsOf = ({ readings }: Copied<Link>) => readings;
const isWholeIn = ({ state }: Copied<Link>) => state.isWhole;

/** Links that people clicked and then clicked no more, as readings a week apart tell; nothing is asked for. */
export function useStopped(): Stopped | undefined {
  const rows = useKnownRows('links');
  const readings = useKnown('links', readingsOf);
  const isWhole = useKnown('links', isWholeIn);
  const today = Math.floor(useNow() / day);
  return useMemo(() => {
    const trends = isWhole ? trendsOf(readings, (today + 1) * day) : undefined;
    // A quiet day tells nothing; a quiet week does.
    if (!trends || (today + 1) * day - trends.since < 6 * day) return undefined;
    const links = rows
      .map((link) => ({ link, stopped: trends.of(countedLink(link)).stopped }))
      .filter(({ stopped }) => stopped > 0)
      .toSorted((a, b) => b.stopped - a.stopped)
      .map(({ link }) => link);
    return { links, since: trends.since };
  }, [rows, isWhole, readings, today]);
}
