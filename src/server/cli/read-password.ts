import { createInterface } from 'node:readline';
import { BadInput } from './command.ts';

/** The first line of standard input, so that a password need not stand among the arguments that all users see. */
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
 * `-` stands for a line of standard input; without one, WAYPOST_PASSWORD counts.
 * @throws BadInput when none of the three has a password
 */
export async function readPassword(given: string | undefined): Promise<string> {
  const password = given === '-' ? await firstLine() : (given ?? process.env.WAYPOST_PASSWORD ?? '');
  if (password === '') {
    throw new BadInput(
      'A password is needed: in --password, on standard input (--password -) or in WAYPOST_PASSWORD.',
    );
  }
  return password;
}
