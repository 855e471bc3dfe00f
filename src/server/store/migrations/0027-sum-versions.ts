import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often sums of an account were written: until they are written again, what was read of them can be kept in memory. */
export const sumVersions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sum_versions')
      .addColumn('account_id', 'integer', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
});
