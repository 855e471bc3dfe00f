import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#server/store/database/database.ts';
import { troubleOf } from '#server/store/database/trouble.ts';
import { prepareSalt, saltOf } from '#server/store/visits.ts';
import { dayOf } from './day.ts';

/** Makes visitors recognisable for one day, without keeping who they are. */
export interface Visitors {
  /** Settles once the salt of the day is at hand; undefined when it is already. */
  ready(milliseconds: number): Promise<unknown> | undefined;
  /** The hash of a visitor, the same on one day in every process that shares the database. Needs `ready` first. */
  hashOf(address: string, userAgent: string): string;
}

/** 128 bits: enough for no two visitors of a link to be taken for one. */
const length = 22;

/** Between two tries to learn the salt that others have, in milliseconds. */
const interval = 1000;

export function createVisitors(database: Database): Visitors {
  const find = prepareSalt(database);
  let current = { day: -1, salt: '', isShared: false };
  let fetching: { day: number; done: Promise<void> } | undefined;
  let askedAt = 0;

  /** While the database is away, a salt of our own stands in. Where no other process has made one, it stays. */
  const fetch = async (day: number) => {
    const own = current.day === day ? current.salt : randomBytes(32).toString('base64url');
    askedAt = Date.now();
    try {
      // Found as links are: lists that hold the database up hold up no visitor.
      const salt = (await find(day)) ?? (await saltOf(database.db, day, () => own));
      current = { day, salt, isShared: true };
    } catch (error) {
      if (troubleOf(error) === undefined) throw error;
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
      // Nobody waits for it.
      if (!current.isShared && Date.now() - askedAt > interval) fetchOnce(day).catch(() => undefined);
      return undefined;
    },
    hashOf: (address, userAgent) =>
      hash('sha256', `${current.salt}\n${address}\n${userAgent}`, 'base64url').slice(0, length),
  };
}
