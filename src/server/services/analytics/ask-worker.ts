import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ask, askEach, TooExpensive } from '#server/store/analytics/ask.ts';
import { BlocksMoved, createBlockCache } from '#server/store/analytics/blocks.ts';
import { createPartCache } from '#server/store/analytics/part-cache.ts';
import { recentVisits } from '#server/store/analytics/rows.ts';
import { connectDatabase, type DatabaseOptions } from '#server/store/database/database.ts';
import { judge } from '#server/store/statistics/judge.ts';
import type { AskMessage, AskReply, AskTasks } from './ask-order.ts';
import { visitLines } from './visit-lines.ts';

// This thread only reads, so nothing waits for the disk.
const database = connectDatabase({
  ...(workerData as DatabaseOptions),
  durability: 'normal',
  isAside: true,
  connections: 2,
});
const { db } = database;
const asking = { db, kept: { blocks: createBlockCache(), parts: createPartCache() } };

// Visitors and the dashboard have priority when the processors are busy. Linux has thread priorities.
try {
  setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
} catch {
  // On other systems, the thread has the same priority as all others.
}

/** The files being read, by number. */
const files = new Map<number, AsyncGenerator<string>>();

async function linesOf({ file, wanted }: AskTasks['lines']['given']): Promise<string | undefined> {
  const lines = files.get(file) ?? visitLines(db, wanted);
  files.set(file, lines);
  const next = await lines.next();
  if (!next.done) return next.value;
  files.delete(file);
  return undefined;
}

function resultOf(message: AskMessage): unknown {
  switch (message.work) {
    case 'ask':
      return ask(asking, message.given);
    case 'each':
      return askEach(asking, message.given.question, message.given.each);
    case 'goals':
      return judge(db, message.given.now);
    case 'recent':
      return recentVisits(db, message.given.accountId, message.given);
    case 'lines':
      return linesOf(message.given);
    case 'leave':
      files.delete(message.given.file);
      return undefined;
  }
}

async function replyTo(message: AskMessage): Promise<AskReply> {
  const { id } = message;
  try {
    return { id, result: await resultOf(message) };
  } catch (error) {
    if (message.work === 'lines') files.delete(message.given.file);
    if (error instanceof TooExpensive) return { id, refused: 'tooMuch' };
    if (error instanceof BlocksMoved) return { id, refused: 'moved' };
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// Tasks run one after another, so that two large ones don't need memory at the same time.
let last: Promise<void> = Promise.resolve();
async function replyAfter(before: Promise<void>, message: AskMessage): Promise<void> {
  await before;
  const reply = await replyTo(message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(reply);
}
parentPort?.on('message', (message: AskMessage) => {
  last = replyAfter(last, message);
});
