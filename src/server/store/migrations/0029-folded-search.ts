import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Links {
  links: { id: number; search: string };
}

const atOnce = 5000;

/** A copy of the function in `contract/fold-for-search.ts`. A migration must always do what it did at first. */
const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('\u03c2', '\u03c3');

/**
 * Normalizes the texts that searches look through, so that accents are combined in one way and every sigma is the same.
 */
export const foldedSearch = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const links = db as Kysely<Links>;
    for (let after = 0; ;) {
      const rows = await links
        .selectFrom('links')
        .select(['id', 'search'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute();
      for (const { id, search } of rows) {
        const next = folded(search);
        if (next !== search) await sql`update links set search = ${next} where id = ${id}`.execute(db);
      }
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  },
});
