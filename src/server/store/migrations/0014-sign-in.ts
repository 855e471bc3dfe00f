import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what protects an account's sign-ins and names. */
export const signIn = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('keys').addColumn('confirmed_at', 'bigint').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('api_changes', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();

    await db.schema
      .createTable('devices')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('devices_of_account').on('devices').column('account_id').execute();

    await db.schema.alterTable('retired_names').addColumn('kept_for', 'integer').execute();
    await db.schema.alterTable('retired_names').addColumn('until', 'bigint').execute();
    await db.schema.createIndex('retired_names_kept_for').on('retired_names').column('kept_for').execute();
  },
});
