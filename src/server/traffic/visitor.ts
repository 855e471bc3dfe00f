import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#server/store/database.ts';
import { saltOf } from '#server/store/visits.ts';
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

export function createVisitors(database: Database): Visitors {
  let current = { day: -1, salt: '' };
  let fetching: { day: number; done: Promise<void> } | undefined;

  const fetch = async (day: number) => {
    try {
      current = { day, salt: await saltOf(database.db, day, () => randomBytes(32).toString('base64url')) };
    } finally {
      fetching = undefined;
    }
  };

  return {
    ready(milliseconds) {
      const day = dayOf(milliseconds);
      if (current.day === day) return undefined;
      if (fetching?.day !== day) fetching = { day, done: fetch(day) };
      return fetching.done;
    },
    hashOf: (address, userAgent) =>
      hash('sha256', `${current.salt}\n${address}\n${userAgent}`, 'base64url').slice(0, length),
  };
}
