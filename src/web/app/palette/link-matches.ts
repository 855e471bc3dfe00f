import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useBudget } from '#web/client/budget.ts';
import { linkList } from '#web/api/links.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { bestMatches } from '#web/lib/word-match.ts';
import { palette as words } from '#web/words/palette.ts';
import { knownLinks, linkRecord } from './known-records.tsx';

/** Pause in typing before a search, in ms. Long enough that a word takes one request. */
const pause = 250;
const shortest = 2;

/** Uses the same query as the list of links, so that they share the response. */
const search = (q: string) => linkList({ page: 1, limit: pageSizes[0], q });

/** Returns the links that match the input. The cached ones appear immediately, then those that the server finds. */
export const useLinkMatches = (q: string, enabled: boolean) => {
  const client = useQueryClient();
  const settled = useDebounced(q, pause);
  const isWanted = enabled && q.length >= shortest;
  const isSettled = settled === q;
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData } = useQuery({
    ...search(settled),
    enabled: isWanted && isSettled,
  });
  const { waiting, waitingUntil } = useBudget();
  const seconds = useSecondsLeft(waiting > 0 ? waitingUntil : undefined);
  if (!isWanted) return { links: [], total: undefined, busy: undefined, error: undefined };

  const found = isSettled && !isPlaceholderData ? data : undefined;
  const isBusy = !found && (isFetching || !isSettled);
  return {
    links: found
      ? found.urls.map((link) => linkRecord(link, dataUpdatedAt))
      : bestMatches(knownLinks(client), q, ({ name = '', text = '' }) => `${name} ${text}`),
    total: found?.result,
    busy: isBusy ? (seconds > 0 ? words.searchingIn(seconds) : words.searching) : undefined,
    error: isSettled && error ? wholeMessageOf(error) : undefined,
  };
};
