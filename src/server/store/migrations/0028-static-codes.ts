import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which codes are static. null: nobody said so. */
export const staticCodes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('qrs').addColumn('static', 'integer').execute();
  },
});
