import { mkdir, open, rm, stat, statfs, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Some fifty thousand visits, in bytes. */
const size = 8 * 1024 * 1024;
/** The reserve itself must not fill the disk, in bytes. */
const leastFree = 3 * size;

/** A file beside the journal that is given up when the disk is full, so that the journal still takes visits. */
export interface Reserve {
  /** Makes the file where it is missing and the disk has room enough. */
  keep(): Promise<void>;
  /** Gives its room back. Returns whether there was any. */
  release(): Promise<boolean>;
}

export function createReserve(journal: string): Reserve {
  const file = `${journal}-reserve`;

  async function make(): Promise<void> {
    const handle = await open(file, 'wx', 0o600);
    try {
      // Written, since a file that was only made longer takes no room.
      const part = Buffer.alloc(size / 8, 1);
      for (let written = 0; written < size; written += part.length) await handle.write(part);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }
  let isKeeping = false;
  return {
    async keep() {
      if (isKeeping) return;
      isKeeping = true;
      try {
        const found = await stat(file).catch(() => undefined);
        if (found && found.size >= size) return;
        if (found) await unlink(file);
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        const { bavail, bsize } = await statfs(path.dirname(file));
        if (bavail * bsize >= leastFree) await make();
      } catch {
        // Readiness tells of a disk that can't be written.
        await rm(file, { force: true }).catch(() => undefined);
      } finally {
        isKeeping = false;
      }
    },
    release: () =>
      unlink(file).then(
        () => true,
        () => false,
      ),
  };
}
