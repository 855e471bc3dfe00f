import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const text: Build = (column) => column.notNull().defaultTo('');
const idOf =
  (table: string): Build =>
  (column) =>
    column.references(`${table}.id`).onDelete('set null');

/** Without what they point to, each of these is null; in most rows all but one are. */
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

/** Reports of everything that has a public address, whose it is even when it is gone, and what became of each. */
export const reports = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // One statement each: SQLite takes no more.
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
