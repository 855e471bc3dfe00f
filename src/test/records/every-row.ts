import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { tablesOf } from '#server/store/backup/backup-format.ts';
import type { Db } from '#server/store/database/database.ts';
import { migrateFile } from '#server/store/database/migrate-file.ts';

interface Column {
  name: string;
  type: string;
  isId: boolean;
  /** The table and column that it references. */
  refers: [string, string] | undefined;
}

/** Returns the tables and their columns, which are the same in both databases. */
async function layout(): Promise<[string, Column[]][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-layout-'));
  const file = path.join(folder, 'empty.db');
  await migrateFile(file);
  const sqlite = new DatabaseSync(file);
  const layouts = tablesOf(sqlite).map((table): [string, Column[]] => {
    const keys = sqlite.prepare('select * from pragma_foreign_key_list(?)').all(table);
    const columns = sqlite.prepare('select * from pragma_table_info(?)').all(table);
    return [
      table,
      columns.map(({ name, type }) => {
        const key = keys.find(({ from }) => from === name);
        return {
          name: String(name),
          type: String(type).toLowerCase(),
          isId: name === 'id',
          refers: key && [String(key.table), String(key.to)],
        };
      }),
    ];
  });
  sqlite.close();
  await rm(folder, { recursive: true });
  return layouts;
}

/** Adds a row to every empty table, so that new tables are tested as well. */
export async function everyRow(db: Db): Promise<void> {
  for (const [table, columns] of await layout()) {
    const { rows: found } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.length > 0) continue;
    const given = columns.filter(({ isId }) => !isId);
    const values = given.map(({ name, type, refers }) => {
      if (refers) return sql`(select min(${sql.ref(refers[1])}) from ${sql.table(refers[0])})`;
      if (type === 'text') return sql`${`${table} ${name} ä𝄞"\\`}`;
      return type === 'blob' ? sql`${Buffer.from([0, 1, 92, 255])}` : sql`${7}`;
    });
    await sql`insert into ${sql.table(table)} (${sql.join(given.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(db);
  }
}

/** Returns every row of every table, in the same form for both databases. */
export async function everyRowOf(db: Db): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table] of await layout()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    found[table] = rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, value]) => [
              name,
              value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
            ]),
        ),
      )
      .toSorted();
  }
  return found;
}
