import { reservedWords } from '#contract/urls.ts';
import type { Db } from '#server/store/database/database.ts';
import * as domains from '#server/store/domains.ts';
import { ownAlias } from '#server/store/retired.ts';
import { decoded } from './decoded.ts';

/** Whether a link of the main host has the alias since before the docs were there. */
const hasOldLink = async (db: Db) =>
  (await db
    .selectFrom('links')
    .where('alias', '=', ownAlias)
    .where('domain_id', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** `/alias`, `/qr/code` and `/r/slug` redirect; bio pages, lists and the dashboard are pages. */
async function redirects(db: Db, path: string, onMainHost: boolean): Promise<boolean> {
  const [first = '', second] = path.split('/').filter(Boolean).map(decoded);
  if (first === '') return false;
  if (second !== undefined) return onMainHost && ['qr', 'r'].includes(first.toLowerCase());
  if (!onMainHost) return true;
  if (reservedWords.includes(first.toLowerCase())) return false;
  if (first === ownAlias) return hasOldLink(db);
  return (
    (await db.selectFrom('bios').where('alias', '=', first).select('id').executeTakeFirst()) === undefined
  );
}

/**
 * Whether a destination is a short URL of this very service. A link to one could lead round in a circle, and each turn
 * would count.
 */
export async function leadsBack(db: Db, publicUrl: string, destination: string): Promise<boolean> {
  const { host, pathname } = new URL(destination);
  const onMainHost = host === new URL(publicUrl).host;
  if (!onMainHost && !(await domains.isTaken(db, host))) return false;
  return redirects(db, pathname, onMainHost);
}

/**
 * Whether who came by this host would come back to a short URL of it. The service answers at names that it is not told of,
 * such as localhost, and a domain may have been added after a link to it: that shows only when somebody comes.
 * @param host with its port, in lower case
 */
export async function leadsRound(db: Db, host: string, destination: string): Promise<boolean> {
  // Of nearly all it is known without reading them.
  if (!destination.toLowerCase().includes(host)) return false;
  const to = new URL(destination);
  return to.host === host && redirects(db, to.pathname, !(await domains.isTaken(db, host)));
}

/**
 * Whether the content of a QR code is the address of a scan at this host. A code may lead to a short link, since no link leads
 * to a code; a code that leads to one could come round to itself, and each turn would count.
 * @param host with its port, in lower case
 */
export function leadsToScan(host: string, { type, data }: { type: string; data: unknown }): boolean {
  const to = type === 'link' ? URL.parse(String(data)) : null;
  if (to?.host !== host) return false;
  const [first, second, more] = to.pathname.split('/').filter(Boolean).map(decoded);
  return first === 'qr' && second !== undefined && more === undefined && !/\.(svg|png)$/.test(second);
}

/** What to say of one. */
export const ledBack = 'The destination is a short URL of this server. Enter its destination instead.';

/** The same of a QR code's. */
export const ledToScan = 'A QR code can’t redirect to another QR code. Enter its destination instead.';
