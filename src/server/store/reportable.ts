import type { Db } from './database/database.ts';

/** These functions find records that have a public address, whichever account owns them. */

/** Finds a link on a domain (a host), or on the main host (null). */
export function linkAt(db: Db, alias: string, host: string | null) {
  const query = db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .where('links.alias', '=', alias)
    .select([
      'links.id',
      'links.account_id',
      'links.alias',
      'links.longurl',
      'domains.scheme',
      'domains.host',
    ]);
  return host === null
    ? query.where('links.domain_id', 'is', null).executeTakeFirst()
    : query.where('domains.host', '=', host).executeTakeFirst();
}

export const bioAt = (db: Db, alias: string) =>
  db.selectFrom('bios').where('alias', '=', alias).select(['id', 'account_id', 'alias']).executeTakeFirst();

export const qrAt = (db: Db, code: string) =>
  db
    .selectFrom('qrs')
    .where('code', '=', code)
    .select(['id', 'account_id', 'code', 'type', 'data'])
    .executeTakeFirst();

export const rotatorAt = (db: Db, slug: string) =>
  db.selectFrom('campaigns').where('slug', '=', slug).select(['id', 'account_id']).executeTakeFirst();

/** Finds the list page of a public campaign. */
export const listAt = (db: Db, username: string, list: string) =>
  db
    .selectFrom('campaigns')
    .innerJoin('accounts', 'accounts.id', 'campaigns.account_id')
    .where('accounts.username', '=', username)
    .where('campaigns.list', '=', list)
    .where('campaigns.public', '=', 1)
    .select(['campaigns.id', 'campaigns.account_id'])
    .executeTakeFirst();
