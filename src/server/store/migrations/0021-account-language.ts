import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the language of the e-mails to an account. */
export const accountLanguage = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('language', 'text').execute();
  },
});
