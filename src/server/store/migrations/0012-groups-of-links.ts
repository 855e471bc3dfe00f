import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of links show the groups of each link. Until now, only the links of a group were looked up. */
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
