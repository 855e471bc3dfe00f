import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that are recorded for each visit from now on. Earlier visits don’t have them. */
const later = [
  'language',
  'device',
  'referrer_path',
  'region',
  'city',
  'rule',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];

/** Adds more details of each visit, and visits in blocks, for questions about any of them. */
export const analytics = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of later) await db.schema.alterTable('visits').addColumn(column, 'text').execute();
    await db.schema
      .createTable('visit_blocks')
      .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addColumn('data', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('visit_blocks_of_account')
      .on('visit_blocks')
      .columns(['account_id', 'last_at', 'first_at', 'visits'])
      .execute();
    // Compression would only take time, since the data is already compact.
    if (dialect === 'postgres')
      await sql`alter table visit_blocks alter column data set storage external`.execute(db);
  },
});
