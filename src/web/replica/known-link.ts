import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Link } from '#contract/links.ts';
import { linkByShort } from '#web/api/links.ts';
import { cachedRows, lists } from '#web/api/lists.ts';
import { useKnownRows } from './replica-session.ts';

/** What is known of the link of a short URL without asking: it was looked up, a list has told it, or the copy has it. */
export function useKnownLink(short: string): Link | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...linkByShort(short), enabled: false });
  const rows = useKnownRows('links');
  const listed = useMemo(() => {
    const isIt = ({ shorturl }: Link) => shorturl === short;
    return cachedRows(client, lists.links).find(({ row }) => isIt(row))?.row ?? rows.find(isIt);
  }, [client, rows, short]);
  return data ?? listed;
}
