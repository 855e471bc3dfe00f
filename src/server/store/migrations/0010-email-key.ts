import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** E-mail addresses that nobody confirmed need not be the only one of their kind any more. */
export const emailKey = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // What keeps accounts apart is not what they show: SQLite drops no constraint, so the column that has it is renamed.
    await db.schema.alterTable('accounts').renameColumn('email', 'email_key').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update accounts set email = email_key`.execute(db);
    await db.schema.createIndex('accounts_of_email').on('accounts').column('email').execute();
  },
});
