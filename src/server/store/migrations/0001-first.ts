import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Returns what the two databases spell differently. */
function spelling(dialect: 'sqlite' | 'postgres') {
  return {
    id: (column: ColumnDefinitionBuilder) =>
      dialect === 'sqlite'
        ? // With autoincrement, the id of a deleted record is never reused, so old visits keep their targets.
          column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    visitIdType: dialect === 'sqlite' ? ('integer' as const) : ('bigint' as const),
    // Visits are never deleted, so autoincrement would only slow down each insert.
    visitId: (column: ColumnDefinitionBuilder) =>
      dialect === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
    // Counters are only found by their key. One tree instead of two halves the writes.
    byKeyAlone: dialect === 'sqlite' ? sql`without rowid` : sql``,
    bytes: dialect === 'sqlite' ? sql`blob` : sql`bytea`,
  };
}

export function first(dialect: 'sqlite' | 'postgres'): Migration {
  const { id, visitId, visitIdType, byKeyAlone, bytes } = spelling(dialect);

  /** Creates a table of records that an account owns, without the table's own columns. */
  const owned = (db: Kysely<unknown>, table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', id)
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull());

  const text = (column: ColumnDefinitionBuilder) => column.notNull();
  const number = (column: ColumnDefinitionBuilder) => column.notNull();
  const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'integer', id)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('username', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', text)
        .addColumn('plan', 'text', text)
        .addColumn('expires_at', 'bigint')
        .addColumn('registered_at', 'bigint', number)
        .addColumn('staff', 'integer', flag)
        .execute();

      await owned(db, 'keys')
        .addColumn('kind', 'text', text)
        .addColumn('name', 'text', text)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('access', 'text', text)
        .addColumn('expires_at', 'bigint')
        .execute();
      await db.schema
        .createTable('setup_tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', number)
        .execute();

      await owned(db, 'domains')
        .addColumn('scheme', 'text', text)
        .addColumn('host', 'text', (column) => column.notNull().unique())
        .addColumn('redirectroot', 'text', text)
        .addColumn('redirect404', 'text', text)
        .execute();

      await owned(db, 'links')
        .addColumn('domain_id', 'integer', (column) => column.references('domains.id'))
        .addColumn('alias', 'text', text)
        .addColumn('longurl', 'text', text)
        .addColumn('title', 'text', text)
        .addColumn('description', 'text', text)
        .addColumn('clicks', 'bigint', flag)
        .addColumn('unique_clicks', 'bigint', flag)
        .addColumn('search', 'text', text)
        .execute();
      // An alias is unique on each host. A null would be distinct from every other null.
      await sql`create unique index links_address on links (alias, coalesce(domain_id, 0))`.execute(db);
      await sql`create index links_newest on links (account_id, created_at desc, id desc)`.execute(db);
      await sql`create index links_most_clicked on links (account_id, clicks desc, id desc)`.execute(db);
      await sql`create index links_of_domain on links (domain_id)`.execute(db);

      await owned(db, 'bios')
        .addColumn('alias', 'text', (column) => column.notNull().unique())
        .addColumn('title', 'text', text)
        .addColumn('description', 'text', text)
        .execute();
      await db.schema
        .createTable('bio_links')
        .addColumn('bio_id', 'integer', (column) =>
          column.notNull().references('bios.id').onDelete('cascade'),
        )
        .addColumn('link_id', 'integer', (column) =>
          column.notNull().references('links.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', number)
        .addPrimaryKeyConstraint('bio_links_key', ['bio_id', 'link_id'])
        .execute();

      await owned(db, 'overlays').addColumn('type', 'text', text).addColumn('name', 'text', text).execute();
      await owned(db, 'splash').addColumn('name', 'text', text).execute();

      await owned(db, 'campaigns')
        .addColumn('name', 'text', text)
        .addColumn('slug', 'text', (column) => column.unique())
        .addColumn('public', 'integer', flag)
        .addColumn('list', 'text', text)
        .addUniqueConstraint('campaigns_name', ['account_id', 'name'])
        .addUniqueConstraint('campaigns_list', ['account_id', 'list'])
        .execute();
      await db.schema
        .createTable('campaign_links')
        .addColumn('campaign_id', 'integer', (column) =>
          column.notNull().references('campaigns.id').onDelete('cascade'),
        )
        .addColumn('link_id', 'integer', (column) =>
          column.notNull().references('links.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('campaign_links_key', ['campaign_id', 'link_id'])
        .execute();

      await owned(db, 'channels')
        .addColumn('name', 'text', text)
        .addColumn('description', 'text', text)
        .addColumn('color', 'text', text)
        .addColumn('starred', 'integer', flag)
        .addUniqueConstraint('channels_name', ['account_id', 'name'])
        .execute();
      await db.schema
        .createTable('channel_items')
        .addColumn('channel_id', 'integer', (column) =>
          column.notNull().references('channels.id').onDelete('cascade'),
        )
        .addColumn('type', 'text', text)
        .addColumn('item_id', 'integer', number)
        .addColumn('assigned_at', 'bigint', number)
        .addPrimaryKeyConstraint('channel_items_key', ['channel_id', 'type', 'item_id'])
        .execute();

      await owned(db, 'pixels')
        .addColumn('type', 'text', text)
        .addColumn('name', 'text', text)
        .addColumn('tag', 'text', text)
        .execute();

      await owned(db, 'qrs')
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('type', 'text', text)
        .addColumn('data', 'text', text)
        .addColumn('background', 'text', text)
        .addColumn('foreground', 'text', text)
        .addColumn('logo', 'text')
        .addColumn('name', 'text', text)
        .addColumn('scans', 'bigint', flag)
        .addColumn('unique_scans', 'bigint', flag)
        .execute();
      await db.schema
        .createTable('qr_logos')
        .addColumn('qr_id', 'integer', (column) =>
          column.primaryKey().references('qrs.id').onDelete('cascade'),
        )
        .addColumn('media_type', 'text', text)
        .addColumn('bytes', bytes, (column) => column.notNull())
        .execute();

      for (const table of [
        'keys',
        'domains',
        'bios',
        'overlays',
        'splash',
        'campaigns',
        'channels',
        'pixels',
        'qrs',
      ]) {
        await db.schema.createIndex(`${table}_of_account`).on(table).columns(['account_id', 'id']).execute();
      }

      // There is no foreign key to the target. It would slow down each redirect, and a deletion would rewrite history.
      await db.schema
        .createTable('visits')
        .addColumn('id', visitIdType, visitId)
        .addColumn('kind', 'text', text)
        .addColumn('target_id', 'integer', number)
        .addColumn('at', 'bigint', number)
        .addColumn('country', 'text', text)
        .addColumn('referrer', 'text', text)
        .addColumn('browser', 'text', text)
        .addColumn('os', 'text', text)
        .addColumn('social', 'text', text)
        .addColumn('visitor', 'text', text)
        .execute();
      await db.schema
        .createTable('visit_salts')
        .addColumn('day', 'integer', (column) => column.primaryKey())
        .addColumn('salt', 'text', text)
        .execute();
      await db.schema
        .createTable('visitors')
        .addColumn('kind', 'text', text)
        .addColumn('target_id', 'integer', number)
        .addColumn('day', 'integer', number)
        .addColumn('visitor', 'text', text)
        .addPrimaryKeyConstraint('visitors_key', ['day', 'kind', 'target_id', 'visitor'])
        .modifyEnd(byKeyAlone)
        .execute();
      await db.schema
        .createTable('visit_counts')
        .addColumn('kind', 'text', text)
        .addColumn('target_id', 'integer', number)
        .addColumn('dimension', 'text', text)
        .addColumn('label', 'text', text)
        .addColumn('visits', 'bigint', number)
        .addPrimaryKeyConstraint('visit_counts_key', ['kind', 'target_id', 'dimension', 'label'])
        .modifyEnd(byKeyAlone)
        .execute();
      // There are never many countries, browsers and systems, but any number of referrers.
      await sql`create index visit_counts_referrers on visit_counts (kind, target_id, visits desc, label)
        where dimension = 'referrer'`.execute(db);
      await db.schema
        .createTable('visit_buckets')
        .addColumn('kind', 'text', text)
        .addColumn('target_id', 'integer', number)
        .addColumn('bucket', 'integer', number)
        .addColumn('visits', 'bigint', number)
        .addColumn('fresh', 'bigint', number)
        .addPrimaryKeyConstraint('visit_buckets_key', ['kind', 'target_id', 'bucket'])
        .modifyEnd(byKeyAlone)
        .execute();
      await db.schema
        .createTable('rolled_up')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('visit_id', 'bigint', number)
        .execute();
      await sql`insert into rolled_up (id, visit_id) values (1, 0)`.execute(db);
    },
  };
}
