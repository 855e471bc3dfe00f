import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
} from 'node:fs';
import path from 'node:path';

export const journalFolder = (dataDir: string) => path.join(dataDir, 'journal');

/** A part of a journal file. The parts of one file follow each other. */
export interface JournalPart {
  name: string;
  bytes: Uint8Array;
}

/** Maximum number of bytes of a file that are held in memory. */
const partSize = 4 * 1024 * 1024;

/**
 * Copies the files that exist now. What the service imports and deletes in the meantime is in the database from then
 * on.
 */
export function copyJournal(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    try {
      copyFileSync(path.join(from, name), path.join(to, name));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

export function* readParts(folder: string): Generator<JournalPart> {
  for (const name of readdirSync(folder)) {
    const file = openSync(path.join(folder, name), 'r');
    try {
      for (;;) {
        const part = Buffer.alloc(partSize);
        const length = readSync(file, part);
        if (length === 0) break;
        yield { name, bytes: part.subarray(0, length) };
      }
    } finally {
      closeSync(file);
    }
  }
}

export function writePart(folder: string, { name, bytes }: JournalPart): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  appendFileSync(path.join(folder, path.basename(name)), bytes, { mode: 0o600 });
}
