import { sql } from 'kysely';
import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';
import { Taken } from './taken.ts';

export interface NewLink {
  account_id: number;
  domain_id: number | null;
  alias: string;
  longurl: string;
  title: string;
  description: string;
  created_at: number;
}

/** An account's links with the domain that each is on; without one, it is on the main host. */
const ofAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .where('links.account_id', '=', accountId)
    .select([
      'links.id',
      'links.alias',
      'links.longurl',
      'links.title',
      'links.description',
      'links.clicks',
      'links.unique_clicks',
      'links.created_at',
      'domains.scheme',
      'domains.host',
    ]);

export type LinkRow = Awaited<ReturnType<ReturnType<typeof ofAccount>['executeTakeFirstOrThrow']>>;

/** What `like` would read as a pattern. */
const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');

/** Newest first, or most clicked first. Every word of `q` must be somewhere in the link. */
export function page(
  db: Db,
  accountId: number,
  { order, q, ...wanted }: PageWanted & { order?: 'date' | 'click' | undefined; q?: string | undefined },
) {
  let query = ofAccount(db, accountId);
  for (const word of q?.toLowerCase().split(/\s+/).filter(Boolean) ?? []) {
    query = query.where(sql<boolean>`links.search like ${`%${escapeLike(word)}%`} escape '\\'`);
  }
  return pageOf(
    query
      .orderBy(order === 'click' ? 'links.clicks' : 'links.created_at', 'desc')
      .orderBy('links.id', 'desc'),
    wanted,
  );
}

/** By alias: on a domain (a host), on the main host (null), or wherever the account has it (undefined). */
export function findByAlias(
  db: Db,
  accountId: number,
  alias: string,
  host?: string | null,
): Promise<LinkRow | undefined> {
  const query = ofAccount(db, accountId).where('links.alias', '=', alias);
  if (host === null) return query.where('links.domain_id', 'is', null).executeTakeFirst();
  if (host !== undefined) return query.where('domains.host', '=', host).executeTakeFirst();
  // The main host's before a domain's, then the oldest.
  return query
    .orderBy(({ fn, ref, lit }) => fn.coalesce(ref('links.domain_id'), lit(0)))
    .orderBy('links.id')
    .executeTakeFirst();
}

/** The account's links of these ids, in no order. */
export function findMany(db: Db, accountId: number, ids: readonly number[]): Promise<LinkRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return ofAccount(db, accountId).where('links.id', 'in', ids).execute();
}

/** What a search looks through. */
const searchText = (link: { alias: string; longurl: string; title: string; description: string }) =>
  [link.alias, link.longurl, link.title, link.description].join('\n').toLowerCase();

/** @throws Taken when a link of the same host, or on the main host a bio page, has the alias */
export async function add(db: Db, link: NewLink): Promise<number> {
  const taken = () => new Taken('alias', 'That alias is taken. Please choose another one.');
  if (link.domain_id === null) {
    const bio = await db.selectFrom('bios').where('alias', '=', link.alias).select('id').executeTakeFirst();
    if (bio) throw taken();
  }
  const added = await db
    .insertInto('links')
    .values({ ...link, search: searchText(link) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw taken();
  return added.id;
}
