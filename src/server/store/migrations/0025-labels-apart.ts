import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a separate table for the columns of sums that have many labels, since most questions need none of them. */
export const labelsApart = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_sum_labels')
      .addColumn('sum_id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
        column.notNull().references('visit_sums.id').onDelete('cascade'),
      )
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('data', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sum_labels_key', ['sum_id', 'place'])
      .execute();
  },
});
