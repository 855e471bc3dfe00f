import type { Visit } from '#server/store/visits.ts';
import type { Recorder } from '#server/traffic/counting/recorder.ts';
import { yieldToService } from './yield-to-service.ts';

/** Maximum visits per transaction. Each one holds the lock for about ten milliseconds. */
const batchSize = 250;

/** Records visits while a service uses the same database, and waits until they're counted. */
export async function recordInBackground(
  recorder: Recorder,
  days: Iterable<readonly Visit[]>,
): Promise<void> {
  const record = async (visits: readonly Visit[]) => {
    await Promise.all(visits.map((visit) => recorder.record(visit)));
    await yieldToService();
  };
  let waiting: readonly Visit[] = [];
  for (const day of days) {
    waiting = [...waiting, ...day];
    for (; waiting.length >= batchSize; waiting = waiting.slice(batchSize))
      await record(waiting.slice(0, batchSize));
  }
  await record(waiting);
  await recorder.counted();
}
