import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/store/database.ts';
import type { Options, Values } from './option.ts';

/** What commands work with. */
export interface Means {
  database: Database;
  db: Db;
  config: Config;
  /** The origin under which the service is reached. */
  publicUrl: string;
}

/** What a command has to say: a value for programs, and words for people. */
export interface Answer {
  json: unknown;
  text: string;
}

export interface Command {
  /** As it is typed: `link add`. */
  name: string;
  summary: string;
  options: Options;
  run(values: Record<string, unknown>, means: Means): Promise<Answer>;
}

/** A command, its `run` typed by its own table of options. */
export function command<Table extends Options>(parts: {
  name: string;
  summary: string;
  options: Table;
  run(values: Values<Table>, means: Means): Promise<Answer>;
}): Command {
  // Sound: the values that run gets are parsed by this very table.
  return { ...parts, run: (values, means) => parts.run(values as Values<Table>, means) };
}

/** Bad input, said in one sentence. */
export class BadInput extends Error {}
