import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Dialect, note, postgresTrigger, sqliteTrigger } from './0016-changes.ts';

/**
 * Separates what visitors read about a link from what its owner wrote for themselves. Until now, public pages showed
 * the latter. Descriptions on such pages stay public, and the owner learns how many there are.
 */
export const publicDescriptions = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('links')
      .addColumn('public_description', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('shown_descriptions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update links set public_description = description where description <> '' and (
      id in (select link_id from bio_links)
      or id in (
        select campaign_links.link_id from campaign_links
        join campaigns on campaigns.id = campaign_links.campaign_id where campaigns.public = 1
      )
    )`.execute(db);
    await sql`update accounts set shown_descriptions =
      (select count(*) from links where links.account_id = accounts.id and links.public_description <> '')`.execute(
      db,
    );
    for (const statement of triggers(dialect)) await sql.raw(statement).execute(db);
  },
});

/** The list of links shows the public description, so these triggers record changes. */
function triggers(dialect: Dialect): string[] {
  const name = 'note_links_public';
  if (dialect === 'sqlite') {
    const records = `select new.account_id as account_id, 'links' as list, new.id as id`;
    return [sqliteTrigger(name, 'update of public_description', 'links', note('sqlite', records, 0))];
  }
  const records = `select fresh.account_id, 'links' as list, fresh.id from fresh join stale on stale.id = fresh.id
    where stale.public_description <> fresh.public_description`;
  return postgresTrigger(name, 'update', 'links', note('postgres', records, 0));
}
