import { type Config, placeOf } from '#server/config.ts';
import { publicUrlOf } from '#server/rules/public-url.ts';
import { type Database, type Db, openDatabase, type Place } from '#server/store/database/database.ts';
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
  /** Whether the exit code says that something is wrong. */
  isBad?: boolean;
}

export interface Command {
  /** As it is typed: `link add`. */
  name: string;
  summary: string;
  /** Whether it takes the name of a file, without a dash. */
  takesFile?: boolean;
  options: Options;
  run(values: Record<string, unknown>, config: Config): Promise<Answer>;
}

/** A command, its `run` typed by its own table of options. */
export function command<Table extends Options>(parts: {
  name: string;
  summary: string;
  options: Table;
  run(values: Values<Table>, means: Means): Promise<Answer>;
}): Command {
  return {
    ...parts,
    async run(values, config) {
      const database = await openDatabase(placeOf(config));
      const means = { database, db: database.db, config, publicUrl: publicUrlOf(config) };
      try {
        // Sound: the values that run gets are parsed by this very table.
        return await parts.run(values as Values<Table>, means);
      } finally {
        await database.close();
      }
    },
  };
}

/** A command with a file, which opens no database: it may be of another version, or there may be none. */
export function fileCommand<Table extends Options>(parts: {
  name: string;
  summary: string;
  options: Table;
  run(values: Values<Table>, file: string, place: Place): Promise<Answer>;
}): Command {
  return {
    ...parts,
    takesFile: true,
    run: (values, config) => parts.run(values as Values<Table>, String(values['file']), placeOf(config)),
  };
}

/** What a command had to say, and it is nothing good. */
export class BadNews extends Error {}

/** Bad input, said in one sentence. */
export class BadInput extends Error {}
