import type { QueryClient } from '@tanstack/react-query';
import { recall } from '#web/browser/kept.ts';
import { ApiError } from '#web/client/api-error.ts';
import { currentCredentials } from '#web/client/credentials.ts';
import { markOf } from '#web/lib/key-mark.ts';
import { keeper } from './keep-page.ts';
import { keptAnswer } from './kept-answers.ts';
import { buildHere, type KeptPage, placeOf } from './kept-page.ts';
import { addressHere } from './opened-page.ts';

/** Returns the open page as it was when it was last left. */
function keptHere(): KeptPage | undefined {
  const credentials = currentCredentials();
  const place = placeOf(addressHere().path);
  const from = keeper();
  if (!credentials || !place || !from) return undefined;
  const kept = recall(from, place) as KeptPage | undefined;
  return kept?.build === buildHere() && kept.key === markOf(credentials.key) ? kept : undefined;
}

/**
 * Lets a page that is opened without a connection show what it contained when it was left, as after a reload. Responses
 * are matched by their request, so the figures of other days aren't shown as today’s.
 */
export function answerFromKept(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query } = event;
    const error: unknown = event.action.error;
    if (query.state.data !== undefined || !(error instanceof ApiError) || error.kind !== 'unreachable')
      return;
    const kept = keptHere();
    const data = kept && keptAnswer(kept.answers, query.queryHash);
    if (data !== undefined) client.setQueryData(query.queryKey, data, { updatedAt: 1 });
  });
}
