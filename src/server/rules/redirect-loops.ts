import { reservedWords } from '#contract/urls.ts';
import type { Db } from '#server/store/database/database.ts';
import * as domains from '#server/store/domains.ts';
import { ownAlias } from '#server/store/retired.ts';
import { decoded } from './decoded.ts';

/** Whether a link of the main host has had the alias since before the docs existed. */
const hasOldLink = async (db: Db) =>
  (await db
    .selectFrom('links')
    .where('alias', '=', ownAlias)
    .where('domain_id', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** `/alias`, `/qr/code` and `/r/slug` redirect. Bio pages, lists and the dashboard are pages. */
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
 * Whether a destination is a short URL of this service. A link to one could cause a loop, and each turn would count.
 */
export async function redirectsToShortUrl(db: Db, publicUrl: string, destination: string): Promise<boolean> {
  const { host, pathname } = new URL(destination);
  const onMainHost = host === new URL(publicUrl).host;
  if (!onMainHost && !(await domains.isTaken(db, host))) return false;
  return redirects(db, pathname, onMainHost);
}

/**
 * Whether a visitor who came by this host would be redirected to a short URL on it. The service also responds at names
 * that aren't configured, such as localhost, and a domain may have been added after a link to it. Both only show when a
 * visitor comes.
 * @param host with its port, in lowercase
 */
export async function redirectsInLoop(db: Db, host: string, destination: string): Promise<boolean> {
  // Decides nearly all cases without parsing.
  if (!destination.toLowerCase().includes(host)) return false;
  const to = new URL(destination);
  return to.host === host && redirects(db, to.pathname, !(await domains.isTaken(db, host)));
}

/**
 * Whether the content of a QR code is the address of a scan at this host. A code may lead to a short link, since no
 * link leads to a code. A code that leads to another code could cause a loop, and each turn would count.
 * @param host with its port, in lowercase
 */
export function redirectsToScan(host: string, { type, data }: { type: string; data: unknown }): boolean {
  const to = type === 'link' ? URL.parse(String(data)) : null;
  if (to?.host !== host) return false;
  const [first, second, more] = to.pathname.split('/').filter(Boolean).map(decoded);
  return first === 'qr' && second !== undefined && more === undefined && !/\.(svg|png)$/.test(second);
}

/** The error message for such a destination. */
export const shortUrlRefused =
  'The destination is a short URL of this server. Enter its destination instead.';

/** The error message for such a QR code. */
export const scanRefused = 'A QR code can’t redirect to another QR code. Enter its destination instead.';
