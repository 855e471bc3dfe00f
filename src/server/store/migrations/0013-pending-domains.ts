import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Domains are saved before they're ready. Existing ones are ready. */
export const pendingDomains = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // Several accounts may wait for one host. SQLite can't drop a constraint, so the column that has it is renamed.
    await db.schema.alterTable('domains').renameColumn('host', 'host_key').execute();
    await db.schema
      .alterTable('domains')
      .addColumn('host', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update domains set host = host_key`.execute(db);
    for (const column of ['file_seen_at', 'checked_at', 'next_check_at'])
      await db.schema.alterTable('domains').addColumn(column, 'bigint').execute();
    await db.schema
      .alterTable('domains')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('domains').addColumn('checks', 'text').execute();
    await db.schema
      .createIndex('domains_by_next_check')
      .on('domains')
      .columns(['next_check_at', 'id'])
      .execute();

    await db.schema
      .createTable('domain_tokens')
      .addColumn('account_id', 'integer', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .execute();
  },
});
