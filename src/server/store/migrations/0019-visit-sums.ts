import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds sums of visits by day and by longer stretches, for each account and each target. */
export const visitSums = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_sums')
      .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
        dialect === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('data', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('visit_sums_key')
      .on('visit_sums')
      .columns(['account_id', 'target', 'days', 'day'])
      .unique()
      .execute();
    await db.schema
      .createIndex('visit_sums_of_day')
      .on('visit_sums')
      .columns(['account_id', 'days', 'day'])
      .execute();
    await db.schema
      .createTable('unsummed_days')
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('mark', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('unsummed_days_key', ['account_id', 'day'])
      .execute();
    // Visits that are already in blocks are packed again, so that their days are marked as unsummed.
    await sql`delete from visit_blocks`.execute(db);
    await sql`delete from rolled_up where id = 3`.execute(db);
  },
});
