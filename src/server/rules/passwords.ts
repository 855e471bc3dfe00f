import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Asker, createHashQueue } from './hash-queue.ts';
import { newSecret } from './secrets.ts';

/**
 * Shared by the whole process, like the pool of four threads that hashes and file reads use. With the additional place
 * for known callers, at most three hashes run at the same time, or two on a small machine.
 */
const hashQueue = createHashQueue({
  strangers: availableParallelism() < 4 ? 1 : 2,
  waiting: 20,
  patience: 10_000,
});

/** @throws Busy if too many are already waiting */
export const hashPassword = (password: string, asker: Asker): Promise<string> =>
  hashQueue.take(asker, () => hash(password));

let anyHash: Promise<string> | undefined;

/**
 * Returns the index of the first stored hash that matches the password, or -1 if none does. It verifies an entry even
 * if it has no hash, so that the timing doesn't reveal which accounts exist.
 * @throws Busy if too many are already waiting
 */
export async function whichFits(
  password: string,
  stored: readonly (string | undefined)[],
  asker: Asker,
): Promise<number> {
  const found = await hashQueue.take(asker, async () => {
    anyHash ??= hash(newSecret('setup'));
    const other = await anyHash;
    const fits: boolean[] = [];
    for (const each of stored) fits.push((await verify(each ?? other, password)) && each !== undefined);
    return fits.indexOf(true);
  });
  if (found === -1) hashQueue.noteWrong(asker);
  return found;
}

/** @throws Busy if too many are already waiting */
export const passwordFits = async (
  password: string,
  stored: string | undefined,
  asker: Asker,
): Promise<boolean> => (await whichFits(password, [stored], asker)) === 0;
