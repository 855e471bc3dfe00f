import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cachedRows, lists } from '#web/api/lists.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { labels } from '#web/words/labels.ts';
import { useKnownRows } from './replica-session.ts';

interface Visited {
  name: string;
  /** The short URL, if the name is something else. */
  address?: string | undefined;
  to: string;
}

/** Returns a function that finds a visited link or QR code in the loaded lists or the copy. It sends no request. */
export function useKnownVisited(): (kind: 'link' | 'qr' | 'bio', id: number) => Visited | undefined {
  const client = useQueryClient();
  const links = useKnownRows('links');
  const codes = useKnownRows('qr');
  return useCallback(
    (kind, id) => {
      if (kind === 'bio') return undefined;
      const isIt = (row: { id: number }) => row.id === id;
      if (kind === 'qr') {
        const code = cachedRows(client, lists.qr).find(({ row }) => isIt(row))?.row ?? codes.find(isIt);
        return code && { name: code.name || labels.qrCode(id), to: qrPath(id) };
      }
      const link = cachedRows(client, lists.links).find(({ row }) => isIt(row))?.row ?? links.find(isIt);
      if (!link) return undefined;
      const address = displayUrl(readableUrl(link.shorturl));
      return {
        name: link.title || address,
        address: link.title ? address : undefined,
        to: linkPath(link.shorturl),
      };
    },
    [client, links, codes],
  );
}
