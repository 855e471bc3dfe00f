import type { ColumnDataType, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each column has its default. */
const columns: readonly [table: string, column: string, type: ColumnDataType, otherwise: string | number][] =
  [
    ['splash', 'title', 'text', ''],
    ['splash', 'message', 'text', ''],
    ['splash', 'button', 'text', ''],
    ['splash', 'seconds', 'integer', 5],
    ['overlays', 'message', 'text', ''],
    ['overlays', 'button', 'text', ''],
    ['overlays', 'url', 'text', ''],
    ['overlays', 'display', 'text', 'frame'],
    ['overlays', 'position', 'text', 'bottom-right'],
    ...['splash', 'overlays', 'bios'].flatMap((table): typeof columns => [
      [table, 'theme', 'text', 'auto'],
      [table, 'color', 'text', '#3b53d9'],
    ]),
  ];

/** Adds the texts of splash pages and overlays, and the design of these and of bio pages. */
export const shownPages = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, column, type, otherwise] of columns) {
      await db.schema
        .alterTable(table)
        .addColumn(column, type, (definition) => definition.notNull().defaultTo(otherwise))
        .execute();
    }
  },
});
