import { type RawBuilder, sql } from 'kysely';
import type { Value } from './placeholder.ts';
import type { Database } from './database.ts';

/** Half a character, such as is left where a text is cut, is JSON to JavaScript and no database. */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value);
  // Nearly none has one: to look for it costs a hundredth of looking at each text.
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed() : each,
  );
}

/**
 * Rows as one value, to be selected from: a statement has the same text however many they are. The columns are called
 * as they are here, each with its type.
 */
export function jsonRows(
  dialect: Database['dialect'],
  columns: Record<string, 'text' | 'integer' | 'bigint'>,
  rows: readonly (readonly Value[])[],
): RawBuilder<unknown> {
  const members = Object.entries(columns).map(
    ([name, type], at) => sql`cast(value ->> ${sql.lit(at)} as ${sql.raw(type)}) as ${sql.ref(name)}`,
  );
  const json = jsonOf(rows);
  const elements =
    dialect === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json)) as value`;
  return sql`(select ${sql.join(members)} from ${elements}) as given`;
}
