import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Visit } from '#server/store/visits.ts';

/** Visits that were taken together, and which batch of their writer they are. */
export interface Batch {
  number: number;
  visits: Visit[];
}

/** Written by every version since there are more than nine members. */
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

/** A file is called for the writer whose batches it holds. */
export const segmentOf = (folder: string, writer: string) => path.join(folder, `${writer}${ending}`);

/** The writer of a file; undefined: it is none of ours. */
export const writerOf = (name: string) => (name.endsWith(ending) ? name.slice(0, -ending.length) : undefined);

export const newWriter = () => randomUUID();

/** A file that batches are appended to, one at a time. */
export interface Segment {
  /** Settles once it is on the disk. Returns how many bytes it takes. */
  add(batch: Batch): Promise<number>;
  close(): Promise<void>;
}

/** The folder knows a new file for sure only when it is synced itself. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param syncs whether a batch is on the disk when it is added, or soon after */
export async function openSegment(folder: string, writer: string, syncs = true): Promise<Segment> {
  await mkdir(folder, { recursive: true });
  const handle: FileHandle = await open(segmentOf(folder, writer), 'ax', 0o600);
  if (syncs) await syncFolder(folder);
  return {
    async add({ number, visits }) {
      const line = Buffer.from(`${JSON.stringify([number, visits])}\n`);
      await handle.appendFile(line);
      if (syncs) await handle.datasync();
      // Somebody took it for one that was left behind: what was just written would never be read.
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

/** At least so much is read at once, in bytes. */
const chunk = 1024 * 1024;

/**
 * The next batches of a file, in their order, and where those after them begin. A process that is killed leaves half a
 * line, which nobody was answered for.
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
