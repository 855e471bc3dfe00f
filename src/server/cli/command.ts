import { type Config, databaseOf } from '#server/config.ts';
import { publicUrlOf } from '#server/rules/public-url.ts';
import {
  type Database,
  type Db,
  openDatabase,
  type DatabaseOptions,
} from '#server/store/database/database.ts';
import type { Options, Values } from './option.ts';

export interface CommandContext {
  database: Database;
  db: Db;
  config: Config;
  /** The origin at which the service is reached. */
  publicUrl: string;
}

/** A command's result: a value for programs and text for people. */
export interface CommandResult {
  json: unknown;
  text: string;
  /** Whether the exit code signals a failure. */
  isBad?: boolean;
}

export interface Command {
  /** The name as it's typed, such as `link add`. */
  name: string;
  summary: string;
  /** Whether it takes a file name as an argument. */
  takesFile?: boolean;
  options: Options;
  run(values: Record<string, unknown>, config: Config): Promise<CommandResult>;
}

/** Creates a command whose `run` is typed by its own table of options. */
export function command<Table extends Options>(parts: {
  name: string;
  summary: string;
  options: Table;
  run(values: Values<Table>, means: CommandContext): Promise<CommandResult>;
}): Command {
  return {
    ...parts,
    async run(values, config) {
      const database = await openDatabase(databaseOf(config));
      const means = { database, db: database.db, config, publicUrl: publicUrlOf(config) };
      try {
        // The cast is sound, since the values were parsed with this table.
        return await parts.run(values as Values<Table>, means);
      } finally {
        await database.close();
      }
    },
  };
}

/** Creates a command that works with a file. It opens no database, which may be of another version or not exist. */
export function fileCommand<Table extends Options>(parts: {
  name: string;
  summary: string;
  options: Table;
  run(values: Values<Table>, file: string, place: DatabaseOptions): Promise<CommandResult>;
}): Command {
  return {
    ...parts,
    takesFile: true,
    run: (values, config) => parts.run(values as Values<Table>, String(values['file']), databaseOf(config)),
  };
}

/** The output of a command that found a problem. */
export class ProblemFound extends Error {}

/** Invalid input, described in one sentence. */
export class InvalidInput extends Error {}
