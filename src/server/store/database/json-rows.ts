import { type RawBuilder, sql } from 'kysely';
import type { Value } from './placeholder.ts';
import type { Database } from './database.ts';

/** Converts a value to JSON. JavaScript accepts half a character, as left where a text is cut, but no database does. */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value);
  // Hardly any value has one. This check costs a hundredth of checking each text.
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed() : each,
  );
}

/**
 * Returns rows as one value to select from, so that a statement has the same text for any number of rows. `columns`
 * gives the name and type of each column.
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
