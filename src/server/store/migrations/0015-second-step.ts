import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds what secures a sign-in beyond the password, and when a session last passed the second step. */
export function secondStep(dialect: 'sqlite' | 'postgres'): Migration {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
  const account = (column: ColumnDefinitionBuilder) => column.references('accounts.id').onDelete('cascade');
  const ofAccount = (column: ColumnDefinitionBuilder) => account(column.notNull());

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('keys').addColumn('stepped_at', 'bigint').execute();

      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'integer', id)
        .addColumn('account_id', 'integer', ofAccount)
        .addColumn('credential', 'text', (column) => column.notNull().unique())
        .addColumn('public_key', 'text', needed)
        .addColumn('counter', 'bigint', needed)
        .addColumn('transports', 'text', needed)
        .addColumn('name', 'text', needed)
        .addColumn('created_at', 'bigint', needed)
        .addColumn('last_used_at', 'bigint')
        .execute();
      await db.schema.createIndex('passkeys_of_account').on('passkeys').column('account_id').execute();

      await db.schema
        .createTable('authenticators')
        .addColumn('account_id', 'integer', (column) => account(column.primaryKey()))
        .addColumn('secret', 'text', needed)
        .addColumn('created_at', 'bigint', needed)
        .addColumn('last_used_at', 'bigint')
        .addColumn('last_step', 'bigint', needed)
        .addColumn('misses', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('missed_since', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();

      await db.schema
        .createTable('recovery_codes')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'integer', ofAccount)
        .execute();
      await db.schema
        .createIndex('recovery_codes_of_account')
        .on('recovery_codes')
        .column('account_id')
        .execute();

      await db.schema
        .createTable('step_challenges')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', needed)
        .addColumn('account_id', 'integer', account)
        .addColumn('challenge', 'text', needed)
        .addColumn('remember', 'integer', needed)
        .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expires_at', 'bigint', needed)
        .execute();
      for (const column of ['account_id', 'expires_at']) {
        await db.schema
          .createIndex(`step_challenges_of_${column}`)
          .on('step_challenges')
          .column(column)
          .execute();
      }
    },
  };
}
