import type { DialectDb } from '#server/store/database/database.ts';
import type { Random } from './random.ts';
import { secondsADay } from './timetable.ts';

export interface Scene extends DialectDb {
  random: Random;
  account: { id: number; username: string };
  /** Unix seconds. */
  now: number;
}

/** How far back records go, in days. */
const recordedDays = 425;

/** Returns creation times, oldest first, spread over the past 14 months and within working hours. */
export function timesOf({ random, now }: Pick<Scene, 'random' | 'now'>, count: number): number[] {
  const today = Math.floor(now / secondsADay);
  return Array.from({ length: count }, (_, at) => {
    const day = today - 1 - Math.floor((recordedDays * (count - at - random.next() * 0.9)) / count);
    return day * secondsADay + random.int(7 * 3600, 19 * 3600);
  }).toSorted((one, other) => one - other);
}
