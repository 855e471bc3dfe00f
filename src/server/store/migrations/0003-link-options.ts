import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what a link can do besides redirecting to its destination, and the reports of visitors. */
export function linkOptions(dialect: 'sqlite' | 'postgres'): Migration {
  const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
  const maybe = (column: ColumnDefinitionBuilder) => column;
  const idOf = (table: string) => (column: ColumnDefinitionBuilder) =>
    column.references(`${table}.id`).onDelete('set null');

  return {
    async up(db: Kysely<unknown>) {
      const columns: [
        string,
        ColumnDataType,
        (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
      ][] = [
        ['archived', 'integer', flag],
        ['expires_at', 'bigint', maybe],
        ['afterwards', 'text', text],
        ['password_hash', 'text', maybe],
        ['click_limit', 'bigint', maybe],
        ['passed', 'bigint', flag],
        ['rules', 'text', maybe],
        ['splash_id', 'integer', idOf('splash')],
        ['overlay_id', 'integer', idOf('overlays')],
      ];
      // SQLite adds only one column per statement.
      for (const [name, type, build] of columns) {
        await db.schema.alterTable('links').addColumn(name, type, build).execute();
      }
      for (const column of ['splash_id', 'overlay_id']) {
        await sql`create index ${sql.raw(`links_of_${column.slice(0, -3)}`)} on links (${sql.ref(column)})
          where ${sql.ref(column)} is not null`.execute(db);
      }

      await db.schema
        .createTable('reports')
        .addColumn('id', 'integer', (column) =>
          dialect === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('link_id', 'integer', (column) => column.references('links.id').onDelete('set null'))
        .addColumn('shorturl', 'text', (column) => column.notNull())
        .addColumn('longurl', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('contact', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('reports_of_link').on('reports').column('link_id').execute();
    },
  };
}
