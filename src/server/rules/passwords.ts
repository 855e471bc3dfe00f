import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Asker, createHashTurns } from './hash-turns.ts';
import { newSecret } from './secrets.ts';

/**
 * One for the whole process, as the pool of four threads is that hashes share with the reading of files. With one more
 * for the known, three hashes at most run at once, and on a small machine two.
 */
const turns = createHashTurns({
  strangers: availableParallelism() < 4 ? 1 : 2,
  waiting: 20,
  patience: 10_000,
});

/** @throws Busy when too many wait already */
export const hashPassword = (password: string, asker: Asker): Promise<string> =>
  turns.take(asker, () => hash(password));

let anyHash: Promise<string> | undefined;

/**
 * Which of the stored hashes is the first that the password fits; -1: none. Each is tried, also where there is none in
 * its place, so that the time does not tell which accounts there are.
 * @throws Busy when too many wait already
 */
export async function whichFits(
  password: string,
  stored: readonly (string | undefined)[],
  asker: Asker,
): Promise<number> {
  const found = await turns.take(asker, async () => {
    anyHash ??= hash(newSecret('setup'));
    const other = await anyHash;
    const fits: boolean[] = [];
    for (const each of stored) fits.push((await verify(each ?? other, password)) && each !== undefined);
    return fits.indexOf(true);
  });
  if (found === -1) turns.noteWrong(asker);
  return found;
}

/** @throws Busy when too many wait already */
export const passwordFits = async (
  password: string,
  stored: string | undefined,
  asker: Asker,
): Promise<boolean> => (await whichFits(password, [stored], asker)) === 0;
