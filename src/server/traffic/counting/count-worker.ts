import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '#server/store/database/database.ts';
import { oneAtATime } from '#server/store/database/one-at-a-time.ts';
import { forgetBlocks } from '#server/store/analytics/forget-blocks.ts';
import { pack } from '#server/store/analytics/pack.ts';
import { seal } from '#server/store/analytics/seal.ts';
import { trimChanges } from '#server/store/changes.ts';
import { forgetVisits, monthsBefore } from '#server/store/retention.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { forget } from '#server/store/visits.ts';
import type { CountMessage, CountOrder, CountReply, CountTask } from './count-order.ts';
import { dayOf } from '#server/traffic/day.ts';

// Counts that are lost in a power cut are counted again, since the cursor is lost with them. So this connection doesn't
// wait for the disk.
const { place, keepMonths, keepRowDays } = workerData as CountTask;
const database = connectDatabase({
  ...place,
  durability: 'normal',
  isAside: true,
  connections: 2,
});

/** Seconds for which deleted records are reported to clients that follow an account’s lists. */
const changesKept = 30 * 86_400;

let isClosing = false;
/** Gives other writers at least as much time in between. They retry within a few milliseconds. */
const pause = (took: number) => sleep(Math.max(5, took));
const counting = oneAtATime(() => rollUp(database, pause, () => isClosing));
const packing = oneAtATime(() => pack(database, pause, () => isClosing));
const forgetting = oneAtATime(async () => {
  const now = Math.floor(Date.now() / 1000);
  const before = keepMonths === undefined ? 0 : monthsBefore(now, keepMonths);
  const rowsBefore = keepRowDays === undefined ? before : Math.max(before, now - keepRowDays * 86_400);
  await forgetVisits(database, rowsBefore, pause, () => isClosing);
  await forgetBlocks(database.db, before, pause, () => isClosing);
});
const sealing = oneAtATime(() => seal(database, Math.floor(Date.now() / 1000), pause, () => isClosing));

async function carryOut(order: CountOrder): Promise<void> {
  if (order === 'close') {
    isClosing = true;
    await Promise.all([counting.settled(), packing.settled(), sealing.settled(), forgetting.settled()]);
    await database.close();
    return;
  }
  if (isClosing) return;
  if (order === 'pack') return packing.run();
  await counting.run();
  if (order === 'clean') await clean();
}

async function clean(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const steps = [
    // Visits that aren't counted yet need their day's visitors, however long the service was stopped.
    () => forget(database, dayOf(now * 1000)),
    () => trimChanges(database.db, now - changesKept),
    // Visits that aren't in a block or summed up yet are kept until they are.
    () => packing.run(),
    () => sealing.run(),
    () => forgetting.run(),
  ];
  for (const step of steps) if (!isClosing) await step();
}

async function replyTo({ id, order }: CountMessage): Promise<CountReply> {
  try {
    await carryOut(order);
    return { id };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', (message: CountMessage) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  void replyTo(message).then((reply) => parentPort?.postMessage(reply));
});
