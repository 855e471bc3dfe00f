import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Dialect, note, postgresTrigger, sqliteTrigger } from './0016-changes.ts';

/** Adds the pixels that links and bio pages fire, and for which visitors. */
export const firing = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, column, of] of [
      ['link_pixels', 'link_id', 'links'],
      ['bio_pixels', 'bio_id', 'bios'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn(column, 'integer', (definition) =>
          definition.notNull().references(`${of}.id`).onDelete('cascade'),
        )
        .addColumn('pixel_id', 'integer', (definition) =>
          definition.notNull().references('pixels.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint(`${table}_key`, [column, 'pixel_id'])
        .execute();
      await db.schema.createIndex(`${table}_of_pixel`).on(table).column('pixel_id').execute();
      // The number of its pixels. A redirect reads one row, and another only if there is something to fire.
      await db.schema
        .alterTable(of)
        .addColumn('pixels', 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
      await sql`create index ${sql.raw(`${of}_with_pixels`)} on ${sql.table(of)} (account_id) where pixels > 0`.execute(
        db,
      );
    }
    await db.schema
      .alterTable('accounts')
      .addColumn('firing', 'text', (definition) => definition.notNull().defaultTo('ask'))
      .execute();
    for (const statement of triggers(dialect)) await sql.raw(statement).execute(db);
  },
});

/** The list of links shows how many pixels each has, so these triggers record changes. */
function triggers(dialect: Dialect): string[] {
  const records = (rows: string) =>
    `select links.account_id, 'links' as list, links.id from ${rows} join links on links.id = `;
  return (['insert', 'delete'] as const).flatMap((event) => {
    const name = `note_link_pixels_${event}`;
    if (dialect === 'sqlite') {
      const row = event === 'delete' ? 'old' : 'new';
      const body = note(
        'sqlite',
        `${records(`(select ${row}.link_id as link_id) as given`)}given.link_id`,
        0,
      );
      return [sqliteTrigger(name, event, 'link_pixels', body)];
    }
    const rows = event === 'delete' ? 'stale' : 'fresh';
    return postgresTrigger(
      name,
      event,
      'link_pixels',
      note('postgres', `${records(rows)}${rows}.link_id`, 0),
    );
  });
}
