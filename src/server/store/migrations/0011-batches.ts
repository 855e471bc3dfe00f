import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the progress of each writer of visits. */
export const batches = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('batches')
      .addColumn('writer', 'text', (column) => column.primaryKey())
      .addColumn('batch', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
});
