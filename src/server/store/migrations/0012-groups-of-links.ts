import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of links say what each belongs to, which until now was asked for the other way round alone. */
export const groupsOfLinks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('campaigns_of_link').on('campaign_links').column('link_id').execute();
    await db.schema
      .createIndex('channels_of_item')
      .on('channel_items')
      .columns(['type', 'item_id'])
      .execute();
  },
});
