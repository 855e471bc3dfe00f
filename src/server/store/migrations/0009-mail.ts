import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds tokens that let the readers of the service's messages do something, and counts the messages to each address. */
export const mail = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mail_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['account_id', 'email', 'expires_at']) {
      await db.schema.createIndex(`mail_tokens_of_${column}`).on('mail_tokens').column(column).execute();
    }

    await db.schema
      .createTable('mail_counts')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('messages', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mail_counts_since').on('mail_counts').column('since').execute();
  },
});
