import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unconfirmed e-mail addresses no longer have to be unique. */
export const emailKey = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // What distinguishes accounts differs from what they show. SQLite can't drop a constraint, so the column that has
    // it is renamed.
    await db.schema.alterTable('accounts').renameColumn('email', 'email_key').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update accounts set email = email_key`.execute(db);
    await db.schema.createIndex('accounts_of_email').on('accounts').column('email').execute();
  },
});
