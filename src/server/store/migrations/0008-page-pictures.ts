import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the pictures of bio and splash pages, and how often bio pages are viewed. */
export const pagePictures = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pictures')
      // The code is part of the picture's address. Each picture has its own, so that an address never shows two.
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('bio_id', 'integer', (column) => column.unique().references('bios.id').onDelete('cascade'))
      .addColumn('splash_id', 'integer', (column) =>
        column.unique().references('splash.id').onDelete('cascade'),
      )
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('splash')
      .addColumn('layout', 'text', (column) => column.notNull().defaultTo('logo'))
      .execute();
    // SQLite adds only one column per statement.
    for (const column of ['views', 'unique_views']) {
      await db.schema
        .alterTable('bios')
        .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
  },
});
