import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds when a user first signed in to an account. Existing accounts get the time of registration, since users may have
 * signed in to them at any time.
 */
export const signedIn = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('signed_in_at', 'bigint').execute();
    await sql`update accounts set signed_in_at = registered_at`.execute(db);
  },
});
