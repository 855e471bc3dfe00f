import type { Visit } from '#server/store/visits.ts';
import type { Recorder } from '#server/traffic/counting/recorder.ts';
import { giveWay } from './give-way.ts';

/** Visits that are committed in one transaction: each holds the lock for some ten milliseconds. */
const together = 250;

/** Records visits beside a service that is at work on the same database, and has them counted. */
export async function recordGently(recorder: Recorder, days: Iterable<readonly Visit[]>): Promise<void> {
  const record = async (visits: readonly Visit[]) => {
    await Promise.all(visits.map((visit) => recorder.record(visit)));
    await giveWay();
  };
  let waiting: readonly Visit[] = [];
  for (const day of days) {
    waiting = [...waiting, ...day];
    for (; waiting.length >= together; waiting = waiting.slice(together))
      await record(waiting.slice(0, together));
  }
  await record(waiting);
  await recorder.counted();
}
