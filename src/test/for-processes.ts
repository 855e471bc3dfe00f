import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Bytes: the databases of a whole run, and the profiles of its browsers, several times over. */
const room = 4 * 2 ** 30;

/**
 * The folder for what tests throw away: in memory where the machine has one with room, since a new database on a disk
 * takes ten times as long, and tests make some two thousand.
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

/** The environment of all that a run starts. What node compiled once, each of the many services need not compile again. */
export const forProcesses = {
  TMPDIR: scratchFolder(),
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/node'),
};
