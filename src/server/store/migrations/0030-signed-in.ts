import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When somebody first signed in to an account. Those that there are may have been signed in to at any time. */
export const signedIn = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('signed_in_at', 'bigint').execute();
    await sql`update accounts set signed_in_at = registered_at`.execute(db);
  },
});
