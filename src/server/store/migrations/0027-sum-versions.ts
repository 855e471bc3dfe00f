import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts how often an account's sums were written. Until they're written again, what was read of them can stay in
 * memory.
 */
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
