import { sql } from 'kysely';

/** Since when the account that owns a record has been locked; null: it is not. */
export const lockedSince = (table: 'links' | 'qrs' | 'bios' | 'campaigns') =>
  sql<
    number | null
  >`(select locked_at from accounts where accounts.id = ${sql.ref(`${table}.account_id`)})`.as('locked_at');
