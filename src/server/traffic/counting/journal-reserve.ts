import { mkdir, open, rm, stat, statfs, unlink } from 'node:fs/promises';
import path from 'node:path';

/** In bytes. Enough for about fifty thousand visits. */
const size = 8 * 1024 * 1024;
/** Minimum free space for creating the reserve, in bytes, so that it can't fill the disk itself. */
const minFreeBytes = 3 * size;

/** A file next to the journal that is deleted when the disk is full, so that the journal can still take visits. */
export interface Reserve {
  /** Creates the file if it's missing and the disk has enough space. */
  keep(): Promise<void>;
  /** Frees the file's space. Returns whether there was any. */
  release(): Promise<boolean>;
}

export function createReserve(journal: string): Reserve {
  const file = `${journal}-reserve`;

  async function make(): Promise<void> {
    const handle = await open(file, 'wx', 0o600);
    try {
      // Writes the data, since merely extending a file takes no space.
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
        if (bavail * bsize >= minFreeBytes) await make();
      } catch {
        // The readiness check reports a disk that can't be written to.
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
