import { readConfig } from '#server/config.ts';
import { version } from '#server/http/version.ts';
import { ConflictError } from '#server/store/conflict.ts';
import { failureOf } from '#server/store/database/database-failure.ts';
import { InvalidInput, ProblemFound, type Command } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfAll } from './help.ts';
import { readValues } from './read-values.ts';

/**
 * Runs a command and returns its output.
 * @throws ProblemFound with the output if the exit code must signal a problem
 */
export async function runCommand(given: readonly string[]): Promise<string> {
  const args = given[0] === 'help' || given.includes('-h') ? asHelpOption(given) : given;
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
  const asksForHelp = args.includes('--help');
  if (args[0] === '--version') return version;
  if (!command) {
    const group = commands.filter(({ name }) => name.split(' ')[0] === args[0]);
    if (asksForHelp) return helpOfAll(group.length > 0 ? group : commands);
    throw new InvalidInput(unknown(args, group));
  }
  if (asksForHelp) return helpOf(command);
  const rest = args.slice(command.name.split(' ').length);
  const values = readValues(command, rest);
  const { json, text, isBad = false } = await command.run(values, readConfig(process.env));
  const said = values.json === true ? JSON.stringify(json) : text;
  if (isBad) throw new ProblemFound(said);
  return said;
}

/** `help link add` and `link add -h` mean the same as `link add --help`. */
const asHelpOption = ([first = '', ...more]: readonly string[]) => [
  ...(first === 'help' ? more : [first, ...more]).filter((word) => word !== '-h'),
  '--help',
];

function unknown(args: readonly string[], group: readonly Command[]): string {
  const hint = 'Run waypost --help for all commands.';
  const [first = ''] = args;
  if (first === '' || first.startsWith('-')) return `Enter a command. ${hint}`;
  if (group.length === 0) return `Unknown command "${first}". ${hint}`;
  const verbs = group.map(({ name }) => name).join(', ');
  return `waypost ${first} needs one of: ${verbs}.`;
}

/** Describes an error in one sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof InvalidInput || error instanceof ConflictError) return error.message;
  // A refused connection to several addresses is an AggregateError without a message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : String(first);
  return failureOf(first) === 'away' ? `The database can't be reached: ${message}.` : message;
}
