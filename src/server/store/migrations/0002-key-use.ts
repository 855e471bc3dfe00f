import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when a key was last used, to the minute. */
export const keyUse = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('keys').addColumn('last_used_at', 'bigint').execute();
  },
});
