import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Check, findingsOf, reasonOf } from './finding.ts';

const { ok, note, warning, problem } = findingsOf('Disk');

const gibibyte = 2 ** 30;
/** The journal of visits takes up to 256 MiB. */
const minFreeBytes = 512 * 2 ** 20;

export const checkDisk: Check = async ({ DATA_DIR: folder }) => {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const said = `${(free / gibibyte).toLocaleString('en', { maximumFractionDigits: 1 })} GiB free in ${path.resolve(folder)}.`;
    if (free < minFreeBytes) return [problem(`Only ${said} Free up some space.`)];
    return [free < 2 * gibibyte ? warning(`Only ${said}`) : ok(said)];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return [note(`${path.resolve(folder)} doesn’t exist yet. The first start creates it.`)];
    return [problem(`Can’t write to ${path.resolve(folder)}: ${reasonOf(error)}.`)];
  }
};
