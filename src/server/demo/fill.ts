import * as accounts from '#server/store/account.ts';
import type { Database } from '#server/store/database/database.ts';
import type { Recorder } from '#server/traffic/counting/recorder.ts';
import { addLinks } from './add-links.ts';
import { addRecords } from './add-records.ts';
import { createRandom } from './random.ts';
import { recordInBackground } from './record-in-background.ts';
import { type Target, visitsByDay } from './visits.ts';

/** How many records of each kind were created. */
export interface CreatedCounts {
  domains: number;
  links: number;
  bios: number;
  overlays: number;
  splash: number;
  campaigns: number;
  channels: number;
  pixels: number;
  qrs: number;
  visits: number;
}

export interface DemoOptions {
  /** 60 if omitted. */
  links?: number | undefined;
  /** Visits within the past 90 days. 6,000 if omitted. */
  visits?: number | undefined;
  /** The same seed and time create the same data, except for ids, random aliases and codes. */
  seed?: number | undefined;
  /** When the data ends, in Unix seconds. */
  now?: number | undefined;
}

/** Fills an account with records of every kind. Each call adds to the existing records. */
export async function fillWithDemo(
  { database, recorder }: { database: Database; recorder: Recorder },
  accountId: number,
  { links = 60, visits = 6000, seed = 1, now = Math.floor(Date.now() / 1000) }: DemoOptions = {},
): Promise<CreatedCounts> {
  const { db, dialect } = database;
  const account = await accounts.find(db, accountId);
  if (!account) throw new Error(`There is no account ${accountId}.`);

  const random = createRandom(seed);
  const scene = { db, dialect, random, account, now };
  const madeLinks = await addLinks(scene, links);
  const records = await addRecords(scene, madeLinks.links);

  const targets: Target[] = [
    ...madeLinks.links.map(({ id, created_at, longurl, home, topic }): Target => ({
      kind: 'link',
      id,
      created_at,
      destination: longurl,
      home: home ?? [],
      fades: ['sale', 'event', 'webinar', 'press'].includes(topic),
    })),
    ...records.qrs.map(({ id, created_at }): Target => ({
      kind: 'qr',
      id,
      created_at,
      home: ['DE'],
      fades: false,
    })),
    ...records.bioPages.map(({ id, created_at }): Target => ({
      kind: 'bio',
      id,
      created_at,
      home: [],
      fades: false,
    })),
  ];
  await recordInBackground(recorder, visitsByDay(random, targets, { now, visits }));

  return {
    domains: madeLinks.domains,
    links: madeLinks.links.length,
    ...records.counts,
    qrs: records.qrs.length,
    visits,
  };
}
