import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '#web/browser/stored.ts';
import { ApiError } from '#web/client/api-error.ts';
import { currentCredentials } from '#web/client/credentials.ts';
import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { pageStorageArea } from './keep-page.ts';
import { keptQueryData } from './kept-queries.ts';
import { currentBuild, type KeptPage, pageKeyOf } from './kept-page.ts';
import { currentAddress } from './opened-page.ts';

/** Returns the open page as it was when it was last left. */
function keptHere(): KeptPage | undefined {
  const credentials = currentCredentials();
  const place = pageKeyOf(currentAddress().path);
  const from = pageStorageArea();
  if (!credentials || !place || !from) return undefined;
  const kept = readStored(from, place) as KeptPage | undefined;
  return kept?.build === currentBuild() && kept.key === keyFingerprint(credentials.key) ? kept : undefined;
}

/**
 * Lets a page that is opened without a connection show what it contained when it was left, as after a reload. Responses
 * are matched by their request, so the figures of other days aren't shown as today’s.
 */
export function restoreWhenOffline(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query } = event;
    const error: unknown = event.action.error;
    if (query.state.data !== undefined || !(error instanceof ApiError) || error.kind !== 'unreachable')
      return;
    const kept = keptHere();
    const data = kept && keptQueryData(kept.answers, query.queryHash);
    if (data !== undefined) client.setQueryData(query.queryKey, data, { updatedAt: 1 });
  });
}
