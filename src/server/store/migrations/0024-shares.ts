import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { aboutRecords } from './0023-annotations-and-goals.ts';

/** Adds statistics pages that are open to anyone who has their address. */
export const shares = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await aboutRecords(db, dialect, 'shares', (table) =>
      table
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('expires_at', 'bigint')
        .addColumn('zone', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', 'bigint'),
    );
  },
});
