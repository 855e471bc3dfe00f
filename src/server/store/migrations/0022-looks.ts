import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how codes are drawn, and the designs that an account keeps by name. */
export const looks = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('qrs').addColumn('look', 'text').execute();
    await db.schema
      .createTable('looks')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('design', 'text', (column) => column.notNull())
      .addColumn('standard', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('looks_of_account').on('looks').column('account_id').execute();
  },
});
