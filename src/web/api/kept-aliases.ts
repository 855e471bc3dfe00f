import { useIsOwnService } from '#web/client/own-service.ts';
import { useServerOrigin } from './server-address.ts';

interface Named {
  url: string;
  /** Clicks or views. */
  visits: number;
}

/** Whether the server keeps the name in such an address for its account: only this product is known to, on its own host. */
export function useIsKept(): (url: string) => boolean {
  const isOwn = useIsOwnService();
  const origin = useServerOrigin();
  return (url) => isOwn && url.startsWith(`${origin}/`);
}

/** Who can use the aliases of what is deleted; "" where nothing is known. */
export function useKeptAliases(deleted: readonly Named[]): string {
  const isKept = useIsKept();
  const kept = deleted.filter(({ url }) => isKept(url));
  if (kept.length === 0) return '';
  const its = deleted.length === 1 ? 'its alias' : 'their aliases';
  const unvisited = kept.filter(({ visits }) => visits === 0).length;
  if (unvisited === kept.length) return `For 30 days, only you can use ${its} again.`;
  const some = unvisited > 0 ? ', for 30 days if they had no visits' : '';
  return `Only you can use ${its} again${some}.`;
}
