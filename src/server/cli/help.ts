import type { Command } from './command.ts';
import type { Option } from './option.ts';
import { common } from './read-values.ts';

const settings =
  'Settings (DATA_DIR, DATABASE_URL, PUBLIC_URL …) come from the environment, as for the service.\nUnless a command says otherwise, the service may keep running.';

/** Formats two columns, with the second one aligned. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const spelled = (name: string, { label }: Option) =>
  label === undefined ? `--${name}` : `--${name} ${label}`;

function inUsage([name, option]: [string, Option]): string {
  const text = spelled(name, option);
  if (option.required) return text;
  return `[${text}]${option.repeated ? '…' : ''}`;
}

const spoken = ({ name, takesFile }: Pick<Command, 'name' | 'takesFile'>) =>
  takesFile ? `${name} FILE` : name;

/** Describes how a command is used and what each of its options means. */
export function helpOf({ name, summary, options, takesFile }: Command): string {
  const all = Object.entries<Option>({ ...options, ...common });
  const about = ({ required, repeated, about }: Option) =>
    `${about}${required ? ' (required)' : ''}${repeated ? ' (may be repeated)' : ''}`;
  return [
    `Usage: waypost ${[spoken({ name, takesFile }), ...all.map(inUsage)].join(' ')}`,
    `${summary}.`,
    `Options:\n${columns(all.map(([key, option]) => [spelled(key, option), about(option)]))}`,
    settings,
  ].join('\n\n');
}

/** Lists all commands with their options. */
export function helpOfAll(commands: readonly Command[]): string {
  return [
    'Usage: waypost COMMAND [options]',
    'Manages a Waypost service: accounts, content that the API can’t create, backups.',
    `Commands:\n${columns(commands.map(({ name, summary }) => [name, summary]))}`,
    `Usage of each:\n${commands.map((each) => `  ${[spoken(each), ...Object.entries(each.options).map(inUsage)].join(' ')}`).join('\n')}`,
    `Every command takes:\n${columns(Object.entries(common).map(([key, option]) => [spelled(key, option), option.about]))}`,
    'Run waypost COMMAND --help for what each option means.',
    settings,
  ].join('\n\n');
}
