import { DatabaseSync } from 'node:sqlite';
import type { JournalPart } from './journal-files.ts';
import { migrationNames } from '#server/store/database/migrate.ts';

/**
 * A backup is a SQLite database like the service's, whichever database it was made from. One more table holds the
 * expected contents and the files of the journal.
 */
const extra = 'waypost_backup';

export interface About {
  /** ISO 8601, in UTC. */
  made: string;
  /** Number of rows of each table. */
  rows: Record<string, number>;
}

/** Matches tables that belong to the tools or that triggers fill. They're created along with the others. */
const isMade = (name: string) => /^(kysely_|sqlite_|changes$|change_state$)/.test(name) || name === extra;

/** Returns the service's tables in a SQLite database. Tables that others refer to come first. */
export function tablesOf(sqlite: DatabaseSync): string[] {
  const named = sqlite.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const names = named.map(({ name }) => String(name)).filter((name) => !isMade(name));
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    const referred = sqlite.prepare('select "table" from pragma_foreign_key_list(?)').all(name);
    for (const { table } of referred) if (table !== name) add(String(table));
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

/** Returns the number of rows in each of the service's tables. */
export function rowsOf(sqlite: DatabaseSync): Record<string, number> {
  const count = (name: string) =>
    Number(sqlite.prepare(`select count(*) as rows from "${name}"`).get()?.rows);
  return Object.fromEntries(tablesOf(sqlite).map((name) => [name, count(name)]));
}

export const difference = (found: Record<string, number>, wanted: Record<string, number>) =>
  Object.keys({ ...found, ...wanted }).find((name) => found[name] !== wanted[name]);

/** Turns a database file that nothing else has open into a backup. */
export function markAsBackup(file: string, about: About, journal: Iterable<JournalPart>): void {
  const sqlite = new DatabaseSync(file);
  try {
    // The backup is a single file, with no others beside it.
    sqlite.exec('pragma journal_mode = delete; begin');
    sqlite.exec(`create table ${extra} (id integer primary key, name text not null, content blob not null)`);
    const add = sqlite.prepare(`insert into ${extra} (name, content) values (?, ?)`);
    add.run('about', Buffer.from(JSON.stringify(about)));
    for (const { name, bytes } of journal) add.run(name, bytes);
    sqlite.exec('commit');
  } finally {
    sqlite.close();
  }
}

/** Turns a backup back into a database, and passes the parts of the journal to `write` in order. */
export function unmarkAsBackup(file: string, write: (part: JournalPart) => void): void {
  const sqlite = new DatabaseSync(file);
  try {
    const parts = sqlite.prepare(`select name, content from ${extra} where name <> 'about' order by id`);
    for (const { name, content } of parts.iterate())
      write({ name: String(name), bytes: content as Uint8Array });
    sqlite.exec(`drop table ${extra}; vacuum`);
  } finally {
    sqlite.close();
  }
}

/** By SQLite's primary result code. */
const unreadable: Readonly<Record<number, string>> = {
  11: 'is damaged',
  14: 'can’t be opened',
  26: 'isn’t a Waypost backup',
};

/**
 * Reads a whole backup and checks it against its expected contents.
 * @param named what error messages call the file
 * @throws Error with such a message
 */
export function readBackup(file: string, named = file): About {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { readOnly: true });
    return about(sqlite, named);
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error;
    const why = unreadable[Number(error.errcode) & 0xff];
    throw why === undefined ? error : new Error(`${named} ${why}. Choose another backup.`, { cause: error });
  } finally {
    sqlite?.close();
  }
}

function about(sqlite: DatabaseSync, file: string): About {
  const marked = sqlite.prepare('select count(*) as tables from sqlite_master where name = ?').get(extra);
  if (Number(marked?.tables) === 0) throw new Error(`${file} isn’t a Waypost backup. Choose another file.`);
  const applied = sqlite.prepare('select name from kysely_migration').all();
  if (applied.some(({ name }) => !migrationNames.includes(String(name))))
    throw new Error(`${file} was made by a newer version of Waypost. Restore it with that version.`);
  const [check] = sqlite.prepare('pragma integrity_check(1)').all();
  const found = sqlite.prepare(`select content from ${extra} where name = 'about'`).get();
  const wanted = JSON.parse(Buffer.from((found?.content as Uint8Array) ?? []).toString()) as About;
  const wrong = difference(rowsOf(sqlite), wanted.rows);
  if (check?.integrity_check !== 'ok' || wrong !== undefined)
    throw new Error(`${file} is damaged. Choose another backup.`);
  return wanted;
}
