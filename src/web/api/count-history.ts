import { z } from 'zod/mini';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { currentCredentials, staysSignedIn } from '#web/client/credentials.ts';
import type { VisitedKind } from './series.ts';

/** The counts that a server reported for a record when this browser looked. */
const CountEntry = z.object({
  /** In ms since 1970. */
  at: z.number(),
  clicks: z.number(),
  uniqueClicks: z.number(),
});
export type CountEntry = z.output<typeof CountEntry>;

/** The record that the visits belong to. */
export interface CountedRecord {
  account: number;
  kind: VisitedKind;
  id: number;
}

/**
 * Maximum number of entries kept per record. Only the newest are kept, and a new entry replaces one less than a minute
 * older.
 */
const maxEntries = 500;
const apart = 60_000;

const nameOf = ({ account, kind, id }: CountedRecord) =>
  `looks:${currentCredentials()?.server ?? ''}|${account}|${kind}|${id}`;

/** Returns the entries, oldest first. They are kept while the key is, and are removed when the user signs out. */
export const countHistory = (record: CountedRecord): readonly CountEntry[] => {
  const name = nameOf(record);
  return z.array(CountEntry).safeParse(readStored('tab', name) ?? readStored('browser', name)).data ?? [];
};

/** Adds an entry, unless it's already included. */
export function withEntry(looks: readonly CountEntry[], look: CountEntry): readonly CountEntry[] {
  const last = looks.at(-1);
  if (last && look.at <= last.at) return looks;
  const earlier = last && look.at - last.at < apart ? looks.slice(0, -1) : looks;
  return [...earlier, look].slice(-maxEntries);
}

export const saveCountHistory = (record: CountedRecord, looks: readonly CountEntry[]) =>
  writeStored(staysSignedIn() ? 'browser' : 'tab', nameOf(record), looks);
