import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Bytes. Holds the databases of a whole run and the profiles of its browsers several times over. */
const room = 4 * 2 ** 30;

/**
 * Returns the folder for temporary files of tests. It's in memory if the machine has enough, since a new database takes
 * ten times as long on a disk, and tests create some two thousand.
 */
export function scratchFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < room ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

/**
 * The environment of all processes that a run starts. The compile cache saves each of the many services from compiling
 * the code again.
 */
export const processEnvironment = {
  TMPDIR: scratchFolder(),
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/node'),
};
