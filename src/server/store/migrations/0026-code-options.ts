import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when and for whom QR codes work, and the files that their scans open. */
export const codeOptions = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    // SQLite adds only one column per statement.
    for (const [column, type] of [
      ['starts_at', 'bigint'],
      ['expires_at', 'bigint'],
      ['password_hash', 'text'],
      ['rules', 'text'],
    ] as const)
      await db.schema.alterTable('qrs').addColumn(column, type).execute();
    await db.schema
      .alterTable('qrs')
      .addColumn('afterwards', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('qr_files')
      .addColumn('qr_id', 'integer', (column) => column.primaryKey().references('qrs.id').onDelete('cascade'))
      // The code is part of the file's address. Each file has its own.
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('bytes', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .execute();
  },
});
