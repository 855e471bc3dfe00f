import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which codes are static. Null means that nobody has specified it. */
export const staticCodes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('qrs').addColumn('static', 'integer').execute();
  },
});
