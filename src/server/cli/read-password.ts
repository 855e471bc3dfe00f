import { createInterface } from 'node:readline';
import { z } from 'zod';
import { Password } from '#contract/account.ts';
import { isCommon, tooCommon } from '#server/rules/common-passwords.ts';
import { serviceItself } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { InvalidInput } from './command.ts';
import { optional } from './option.ts';

/** `readPassword` validates the password, since it may come from elsewhere. */
export const passwordOption = optional(
  'PASSWORD',
  z.string(),
  'Password of at least 8 characters; - reads standard input (default: WAYPOST_PASSWORD)',
);

/**
 * Reads the first line of standard input, so that a password needn't be an argument, which all users of the machine can
 * see.
 */
async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stdin.destroy();
  }
}

/**
 * Returns the hash of a password. `-` reads a line of standard input. If the option isn't given, WAYPOST_PASSWORD is
 * used.
 * @throws InvalidInput if none of the three contains a password, or if accounts can't have it
 */
export async function readPassword(given: string | undefined): Promise<string> {
  const checked = Password.safeParse(await passwordIn(given));
  if (!checked.success) throw new InvalidInput(`--password: ${checked.error.issues[0]?.message}`);
  if (await isCommon(checked.data)) throw new InvalidInput(`--password: ${tooCommon}`);
  return hashPassword(checked.data, serviceItself);
}

async function passwordIn(given: string | undefined): Promise<string> {
  const password = given === '-' ? await firstLine() : (given ?? process.env.WAYPOST_PASSWORD ?? '');
  if (password === '') {
    throw new InvalidInput(
      'Enter a password: with --password, on standard input (--password -) or in WAYPOST_PASSWORD.',
    );
  }
  return password;
}
