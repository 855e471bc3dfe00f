import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Visit } from '#server/store/visits.ts';

/** Visits that were received together, with their batch number within the writer. */
export interface Batch {
  number: number;
  visits: Visit[];
}

/** Fields that were added later. Lines of versions with only nine fields lack them. */
const later = z.string().nullish();

const Line = z.tuple([
  z.int(),
  z.array(
    z.object({
      kind: z.enum(['link', 'qr', 'bio']),
      target_id: z.int(),
      at: z.int(),
      country: z.string(),
      referrer: z.string(),
      browser: z.string(),
      os: z.string(),
      social: z.string(),
      visitor: z.string(),
      language: later,
      device: later,
      referrer_path: later,
      region: later,
      city: later,
      rule: later,
      utm_source: later,
      utm_medium: later,
      utm_campaign: later,
      utm_term: later,
      utm_content: later,
    }),
  ),
]);

const ending = '.visits';

/** A file is named after the writer of its batches. */
export const segmentOf = (folder: string, writer: string) => path.join(folder, `${writer}${ending}`);

/** Returns the writer of a file, or undefined if it isn't a journal file. */
export const writerOf = (name: string) => (name.endsWith(ending) ? name.slice(0, -ending.length) : undefined);

export const newWriter = () => randomUUID();

/** A file that batches are appended to, one at a time. */
export interface Segment {
  /** Settles once the batch is on the disk. Returns its size in bytes. */
  add(batch: Batch): Promise<number>;
  close(): Promise<void>;
}

/** A new file is only safely in its folder once the folder is synced as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param syncs whether a batch is on the disk as soon as it is added, or only a little later */
export async function openSegment(folder: string, writer: string, syncs = true): Promise<Segment> {
  await mkdir(folder, { recursive: true });
  const handle: FileHandle = await open(segmentOf(folder, writer), 'ax', 0o600);
  if (syncs) await syncFolder(folder);
  return {
    async add({ number, visits }) {
      const line = Buffer.from(`${JSON.stringify([number, visits])}\n`);
      await handle.appendFile(line);
      if (syncs) await handle.datasync();
      // Another process took the file for an abandoned one, so what was just written would never be read.
      if ((await handle.stat()).nlink === 0) throw new Error('The file of the journal was deleted.');
      return line.length;
    },
    close: () => handle.close(),
  };
}

export async function removeSegment(folder: string, writer: string): Promise<void> {
  await unlink(segmentOf(folder, writer)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Minimum size of one read, in bytes. */
const chunk = 1024 * 1024;

/**
 * Reads the next batches of a file in order, and returns where the following ones begin. A killed process leaves half a
 * line, whose visits nobody got a response for.
 */
export async function readSegment(
  file: string,
  from: number,
  length = chunk,
): Promise<{ batches: Batch[]; next: number }> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
    const read = buffer.subarray(0, bytesRead);
    const end = read.lastIndexOf('\n') + 1;
    if (end === 0 && bytesRead === length) return await readSegment(file, from, length * 4);
    const lines = read.toString('utf8', 0, end).split('\n');
    const batches = lines.flatMap((line) => {
      const known = Line.safeParse(parsed(line));
      return known.success ? [{ number: known.data[0], visits: known.data[1] }] : [];
    });
    return { batches, next: from + end };
  } finally {
    await handle.close();
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
