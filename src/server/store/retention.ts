import type { Database, Db } from './database/database.ts';
import { largestId } from './database/largest-id.ts';
import { packedUntil } from './analytics/pack.ts';

/** Minimum, maximum and initial number of visits that one statement deletes. */
const [smallest, largest, usual] = [50, 5000, 500];
/** Target time for holding the write lock, in ms. Redirects wait that long. */
const targetMs = 15;

/**
 * Returns the same day and time so many months before, in Unix seconds. If that day doesn't exist, returns the month's
 * last day.
 */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return Math.floor(date.getTime() / 1000);
}

/** Returns the first visits after an id, up to the last one that may be deleted. */
const visitsAfter = (db: Db, after: number, end: number, size: number) =>
  db
    .selectFrom('visits')
    .where('id', '>', after)
    .where('id', '<=', end)
    .orderBy('id')
    .limit(size)
    .select(['id', 'at'])
    .execute();

/**
 * Deletes visits made before a time, the oldest records first. Their counts stay. A visit is kept until it's counted
 * and in a block. The newest visit of all is always kept. SQLite gives the next visit the largest id plus one, which
 * must be greater than the ids already counted.
 *
 * Visits are ordered by their ids alone. One that was recorded much later than it was made is deleted when those
 * recorded before it are old enough as well. That may be later than possible, but never earlier.
 * @param pause is awaited between two statements, with the duration of the last one in ms
 * @returns how many were deleted
 */
export async function forgetVisits(
  { db }: Database,
  before: number,
  pause: (took: number) => Promise<unknown> = async () => undefined,
  isOver: () => boolean = () => false,
): Promise<number> {
  const end = Math.min(await packedUntil(db), (await largestId(db, 'visits')) - 1);
  let [after, size, deleted] = [0, usual, 0];
  while (!isOver()) {
    const next = await visitsAfter(db, after, end, size);
    const last = next.at(-1)?.id;
    if (last === undefined || next.every(({ at }) => at >= before)) break;
    const began = performance.now();
    const { numDeletedRows } = await db
      .deleteFrom('visits')
      .where('id', '>', after)
      .where('id', '<=', last)
      .where('at', '<', before)
      .executeTakeFirst();
    const took = performance.now() - began;
    deleted += Number(numDeletedRows);
    after = last;
    size = Math.round(
      Math.min(largest, Math.max(smallest, size * Math.min(2, Math.max(0.5, targetMs / Math.max(took, 1))))),
    );
    await pause(took);
  }
  return deleted;
}
