import { decoded } from '#server/rules/decoded.ts';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/support-findings.ts';

/** As many redirects as the most patient browser follows. */
const maxHops = 20;

const keyOf = ({ host, alias }: store.Hop) => `${host ?? ''}/${alias}`;

/** Returns the short link at a destination, if it's one of this service. */
function next(db: Db, main: string, { longurl }: store.Hop): Promise<store.Hop | undefined> {
  const url = URL.parse(longurl);
  const [alias, more] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url || alias === undefined || more !== undefined) return Promise.resolve(undefined);
  return store.linkAt(db, decoded(alias), url.host === main ? undefined : url.host);
}

async function isLoop(db: Db, main: string, start: store.Hop): Promise<boolean> {
  const seen = new Set<string>();
  let at: store.Hop | undefined = start;
  while (at && seen.size < maxHops) {
    if (seen.has(keyOf(at))) return true;
    seen.add(keyOf(at));
    at = await next(db, main, at);
  }
  return false;
}

/** Returns the account's links that redirect in a circle over this service's own hosts. */
export async function findLoops(db: Db, publicUrl: string, accountId: number): Promise<store.Hop[]> {
  const main = new URL(publicUrl).host;
  const branded = (await store.brandedHosts(db, accountId)).map(({ host }) => host);
  const loops: store.Hop[] = [];
  for (const link of await store.linksTo(db, accountId, [main, ...branded])) {
    if (await isLoop(db, main, link)) loops.push(link);
  }
  return loops;
}
