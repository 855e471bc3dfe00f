import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what is needed to delete a whole account. */
export const closing = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('closed_at', 'bigint').execute();

    // Deleted targets whose visits and counters still have to be deleted.
    await db.schema
      .createTable('closed_targets')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('closed_targets_key', ['kind', 'target_id'])
      .execute();
    await db.schema
      .createIndex('closed_targets_of_account')
      .on('closed_targets')
      .column('account_id')
      .execute();

    await db.schema
      .createTable('retired_names')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .execute();

    // Lists an account's links page by page in the order of their ids, as the indexes of other tables do.
    await db.schema.createIndex('links_of_account').on('links').columns(['account_id', 'id']).execute();

    // Without these indexes, deleting a link would scan the memberships of all accounts.
    for (const table of ['campaign_links', 'bio_links']) {
      await db.schema.createIndex(`${table}_of_link`).on(table).column('link_id').execute();
    }
    await db.schema
      .createIndex('channel_items_of_item')
      .on('channel_items')
      .columns(['type', 'item_id'])
      .execute();
  },
});
