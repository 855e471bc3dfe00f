import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

/** Prevents both bugs in the service and users of the database's own command line from changing the trail. */
async function keepAsItIs(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`trail_${change}`)} before ${sql.raw(change)} on trail
        begin select raise(abort, 'The trail is only added to.'); end`.execute(db);
    }
    return;
  }
  await sql`create function trail_is_kept() returns trigger language plpgsql as
    $$ begin raise exception 'The trail is only added to.'; end $$`.execute(db);
  await sql`create trigger trail_is_kept before update or delete or truncate on trail
    for each statement execute function trail_is_kept()`.execute(db);
}

/**
 * Adds what support staff do: read-only inspections of an account, their trail and locks. Also adds an account's latest
 * requests.
 */
export function support(dialect: 'sqlite' | 'postgres'): Migration {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
  const ofAccount = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('accounts.id').onDelete('cascade');

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('accounts').addColumn('locked_at', 'bigint').execute();
      await db.schema.alterTable('accounts').addColumn('lock_reason', 'text', text).execute();

      await db.schema
        .createTable('inspections')
        .addColumn('id', 'integer', id)
        .addColumn('staff_id', 'integer', ofAccount)
        .addColumn('account_id', 'integer', ofAccount)
        .addColumn('key_id', 'integer', (column) =>
          column.unique().references('keys.id').onDelete('set null'),
        )
        .addColumn('reason', 'text', needed)
        .addColumn('ticket', 'text', needed)
        .addColumn('revealed', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('started_at', 'bigint', needed)
        .addColumn('ends_at', 'bigint', needed)
        .execute();
      for (const column of ['staff_id', 'account_id']) {
        await db.schema.createIndex(`inspections_of_${column}`).on('inspections').column(column).execute();
      }

      // There are no foreign keys, since the trail outlives the accounts that it names.
      await db.schema
        .createTable('trail')
        .addColumn('id', 'integer', id)
        .addColumn('at', 'bigint', needed)
        .addColumn('staff_id', 'integer', needed)
        .addColumn('staff', 'text', needed)
        .addColumn('account_id', 'integer', needed)
        .addColumn('account', 'text', needed)
        .addColumn('inspection_id', 'integer')
        .addColumn('what', 'text', needed)
        .addColumn('reason', 'text', needed)
        .addColumn('ticket', 'text', needed)
        .addColumn('details', 'text', needed)
        // Unique, so that no two rows can follow the same one.
        .addColumn('previous', 'text', (column) => column.notNull().unique())
        .addColumn('hash', 'text', needed)
        .execute();
      await db.schema.createIndex('trail_of_account').on('trail').columns(['account_id', 'id']).execute();
      await db.schema
        .createIndex('trail_of_inspection')
        .on('trail')
        .columns(['inspection_id', 'id'])
        .execute();
      await keepAsItIs(db, dialect);

      await db.schema
        .createTable('api_requests')
        .addColumn('id', 'integer', id)
        .addColumn('account_id', 'integer', ofAccount)
        .addColumn('at', 'bigint', needed)
        .addColumn('method', 'text', needed)
        .addColumn('path', 'text', needed)
        .addColumn('status', 'integer', needed)
        .addColumn('ms', 'integer', needed)
        .execute();
      await db.schema
        .createIndex('api_requests_of_account')
        .on('api_requests')
        .columns(['account_id', 'id'])
        .execute();
      await db.schema.createIndex('api_requests_by_time').on('api_requests').column('at').execute();
    },
  };
}
