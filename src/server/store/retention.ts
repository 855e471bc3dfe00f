import type { Database, Db } from './database/database.ts';
import { largestId } from './database/largest-id.ts';
import { packedUntil } from './analytics/pack.ts';

/** Visits that one statement deletes, at least, at most and first. */
const [smallest, largest, usual] = [50, 5000, 500];
/** Milliseconds for which it is to hold the write lock: as long, redirects wait. */
const wanted = 15;

/** Unix seconds of the same day and time so many months before; of the month's last day where that day is missing. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return Math.floor(date.getTime() / 1000);
}

/** The first visits behind an id, as far as they may go at all. */
const visitsBehind = (db: Db, after: number, end: number, size: number) =>
  db
    .selectFrom('visits')
    .where('id', '>', after)
    .where('id', '<=', end)
    .orderBy('id')
    .limit(size)
    .select(['id', 'at'])
    .execute();

/**
 * Deletes visits made before a time, the oldest records first. What was counted of them stays. A visit that is not
 * counted and in a block is kept, and so is the newest of all: SQLite gives the next visit the largest id and one more, which must be
 * past those that are counted.
 *
 * Visits have an order by their ids alone. One that was recorded much later than it was made goes when those recorded
 * before it are old enough as well: later than it could, never earlier.
 * @param pause is awaited between two statements, with the milliseconds that the last one took
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
    const next = await visitsBehind(db, after, end, size);
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
      Math.min(largest, Math.max(smallest, size * Math.min(2, Math.max(0.5, wanted / Math.max(took, 1))))),
    );
    await pause(took);
  }
  return deleted;
}
