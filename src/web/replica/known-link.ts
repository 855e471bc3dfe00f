import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Link } from '#contract/links.ts';
import { linkByShort } from '#web/api/links.ts';
import { cachedRows, lists } from '#web/api/lists.ts';
import type { ListSnapshot } from './account-replica.ts';
import { useKnown } from './replica-session.ts';

/**
 * Returns the link of a short URL if it is already known from a lookup, a loaded list or the copy. Sends no request.
 */
export function useKnownLink(short: string): Link | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...linkByShort(short), enabled: false });
  const isIt = useCallback(({ shorturl }: Link) => shorturl === short, [short]);
  const copied = useKnown(
    'links',
    useCallback(({ rows }: ListSnapshot<Link>) => rows.find(isIt), [isIt]),
  );
  const listed = useMemo(
    () => cachedRows(client, lists.links).find(({ row }) => isIt(row))?.row,
    [client, isIt],
  );
  return data ?? copied ?? listed;
}
