import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#server/store/database/database.ts';
import { failureOf } from '#server/store/database/database-failure.ts';
import { prepareSalt, saltOf } from '#server/store/visits.ts';
import { dayOf } from './day.ts';

/** Recognizes visitors within one day, without storing who they are. */
export interface Visitors {
  /** Settles once the day's salt is available. Undefined if it already is. */
  ready(milliseconds: number): Promise<unknown> | undefined;
  /**
   * Returns a visitor's hash. On the same day it is the same in all processes that share the database. Call `ready`
   * first.
   */
  hashOf(address: string, userAgent: string): string;
}

/** Characters of the hash. Its 128 bits are enough to keep a link's visitors apart. */
const length = 22;

/** Delay between two attempts to fetch the shared salt, in ms. */
const interval = 1000;

export function createVisitors(database: Database): Visitors {
  const find = prepareSalt(database);
  let current = { day: -1, salt: '', isShared: false };
  let fetching: { day: number; done: Promise<void> } | undefined;
  let askedAt = 0;

  /**
   * While the database is away, the process uses a salt of its own. It keeps that salt if no other process has created
   * one.
   */
  const fetch = async (day: number) => {
    const own = current.day === day ? current.salt : randomBytes(32).toString('base64url');
    askedAt = Date.now();
    try {
      // Prepared like the reads of links, so slow list queries don't delay visitors.
      const salt = (await find(day)) ?? (await saltOf(database.db, day, () => own));
      current = { day, salt, isShared: true };
    } catch (error) {
      if (failureOf(error) === undefined) throw error;
      current = { day, salt: own, isShared: false };
    } finally {
      fetching = undefined;
    }
  };
  const fetchOnce = (day: number) => {
    if (fetching?.day !== day) fetching = { day, done: fetch(day) };
    return fetching.done;
  };

  return {
    ready(milliseconds) {
      const day = dayOf(milliseconds);
      if (current.day !== day) return fetchOnce(day);
      // Runs in the background.
      if (!current.isShared && Date.now() - askedAt > interval) fetchOnce(day).catch(() => undefined);
      return undefined;
    },
    hashOf: (address, userAgent) =>
      hash('sha256', `${current.salt}\n${address}\n${userAgent}`, 'base64url').slice(0, length),
  };
}
