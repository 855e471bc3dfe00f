import { useIsOwnService } from '#web/client/own-service.ts';
import { keptAliases as words } from '#web/words/kept-aliases.ts';
import { useServerOrigin } from './server-address.ts';

interface Named {
  url: string;
  /** Clicks or views. */
  visits: number;
}

/**
 * Returns a function that says whether the server reserves the alias in an address for its account. Only this product
 * is known to do so, on its own host.
 */
export function useIsReserved(): (url: string) => boolean {
  const isOwn = useIsOwnService();
  const origin = useServerOrigin();
  return (url) => isOwn && url.startsWith(`${origin}/`);
}

/** Returns a sentence about who can use the aliases of deleted records, or "" if nothing is known. */
export function useReservedAliases(deleted: readonly Named[]): string {
  const isKept = useIsReserved();
  const kept = deleted.filter(({ url }) => isKept(url));
  if (kept.length === 0) return '';
  const unvisited = kept.filter(({ visits }) => visits === 0).length;
  if (unvisited === kept.length) return words.keptForAWhile(deleted.length);
  return unvisited > 0 ? words.keptByVisits : words.kept(deleted.length);
}
