import { parseArgs } from 'node:util';
import { z } from 'zod';
import { InvalidInput, type Command } from './command.ts';
import { flag, type Options } from './option.ts';

export const common = {
  json: flag('Print JSON, and nothing else, to standard output'),
  help: flag('Show this help'),
} satisfies Options;

/** @throws InvalidInput naming the first problem */
export function readValues(
  { name, options, takesFile = false }: Command,
  args: string[],
): Record<string, unknown> {
  const table: Options = { ...options, ...common };
  const { values: given, positionals: files } = parse(name, table, args, takesFile);
  if (takesFile && files.length !== 1) throw new InvalidInput(`waypost ${name} needs one FILE.`);
  for (const [key, option] of Object.entries(table)) {
    if (option.required && given[key] === undefined) {
      throw new InvalidInput(`waypost ${name} needs --${key} ${option.label}.`);
    }
  }
  const shape = Object.fromEntries(Object.entries(table).map(([key, { schema }]) => [key, schema]));
  const read = z.object(shape).safeParse(given);
  if (read.success) return takesFile ? { ...read.data, file: files[0] } : read.data;
  const [issue] = read.error.issues;
  throw new InvalidInput(`--${String(issue?.path[0])}: ${issue?.message}`);
}

function parse(name: string, table: Options, args: string[], allowPositionals: boolean) {
  const options = Object.fromEntries(
    Object.entries(table).map(([key, { label, repeated }]) => [
      key,
      { type: label === undefined ? ('boolean' as const) : ('string' as const), multiple: repeated ?? false },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return { values: values as Record<string, unknown>, positionals };
  } catch (error) {
    throw new InvalidInput(`${sentenceOf(error)}. Run waypost ${name} --help for its options.`);
  }
}

/** Shortens Node's message, which explains at length and adds hints that don't apply here. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const option = /^Option '(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  if (option !== undefined)
    return `${option} needs a value. Write one that begins with a dash as ${option}=-…`;
  return message.replace(/(?:\.? This command| To specify|\n).*$/s, '').replace(/\.$/, '');
}
