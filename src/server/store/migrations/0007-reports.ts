import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const text: Build = (column) => column.notNull().defaultTo('');
const idOf =
  (table: string): Build =>
  (column) =>
    column.references(`${table}.id`).onDelete('set null');

/** Each of these is null if it refers to nothing. In most rows, all but one are null. */
const pointing = ['bio_id', 'qr_id', 'campaign_id', 'account_id'];

const columns: readonly [name: string, type: ColumnDataType, build: Build][] = [
  ['kind', 'text', (column) => column.notNull().defaultTo('link')],
  ['bio_id', 'integer', idOf('bios')],
  ['qr_id', 'integer', idOf('qrs')],
  ['campaign_id', 'integer', idOf('campaigns')],
  ['account_id', 'integer', idOf('accounts')],
  ['closed_at', 'bigint', (column) => column],
  ['closed_by', 'text', text],
  ['outcome', 'text', text],
  ['note', 'text', text],
];

/**
 * Extends reports to everything that has a public address. They keep the owner even after a deletion, and what became
 * of each report.
 */
export const reports = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // SQLite adds only one column per statement.
    for (const [name, type, build] of columns) {
      await db.schema.alterTable('reports').addColumn(name, type, build).execute();
    }
    await sql`update reports set account_id = (select account_id from links where links.id = reports.link_id)`.execute(
      db,
    );
    for (const column of pointing) {
      await sql`create index ${sql.raw(`reports_of_${column.slice(0, -3)}`)} on reports (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    }
    await db.schema.createIndex('reports_of_address').on('reports').column('shorturl').execute();
  },
});
