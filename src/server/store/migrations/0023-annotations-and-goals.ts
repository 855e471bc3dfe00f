import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Dialect = 'sqlite' | 'postgres';

/** The records that a row can be about. It's deleted with the record. */
const subjects = [
  ['link_id', 'links'],
  ['qr_id', 'qrs'],
  ['bio_id', 'bios'],
  ['campaign_id', 'campaigns'],
  ['channel_id', 'channels'],
  ['domain_id', 'domains'],
] as const;

/** Creates a table of an account’s rows, each about one record or none. */
export async function aboutRecords(
  db: Kysely<unknown>,
  dialect: Dialect,
  table: string,
  withColumns: (builder: CreateTableBuilder<string>) => CreateTableBuilder<string>,
): Promise<void> {
  const begun = db.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) =>
      dialect === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    );
  let builder: CreateTableBuilder<string> = begun;
  for (const [name, of] of subjects)
    builder = builder.addColumn(name, 'integer', (column) =>
      column.references(`${of}.id`).onDelete('cascade'),
    );
  await withColumns(builder)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex(`${table}_of_account`).on(table).column('account_id').execute();
  // The deletion of a record looks up the rows about it.
  for (const [name] of subjects)
    await sql`create index ${sql.raw(`${table}_of_${name.replace('_id', '')}`)} on ${sql.table(table)}
      (${sql.ref(name)}) where ${sql.ref(name)} is not null`.execute(db);
}

/** Adds notes on days, and what an account wants to be notified of about its visits. */
export const annotationsAndGoals = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await aboutRecords(db, dialect, 'annotations', (table) =>
      table
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull()),
    );
    await aboutRecords(db, dialect, 'goals', (table) =>
      table
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('zone', 'text', (column) => column.notNull())
        .addColumn('mail', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('met_at', 'bigint')
        .addColumn('met_visits', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('met_day', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('seen_at', 'bigint'),
    );
    await sql`create index goals_due on goals (due_at) where due_at is not null`.execute(db);
    await sql`create index goals_open on goals (id) where met_at is null and due_at is null`.execute(db);
  },
});
