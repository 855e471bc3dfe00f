import { z } from 'zod/mini';
import { keep, recall } from '#web/browser/kept.ts';
import { currentCredentials, isStaying } from '#web/client/credentials.ts';
import type { VisitedKind } from './series.ts';

/** What a server told of a record when this browser looked. */
const CountEntry = z.object({
  /** In ms since 1970. */
  at: z.number(),
  clicks: z.number(),
  uniqueClicks: z.number(),
});
export type CountEntry = z.output<typeof CountEntry>;

/** Whose visits they are. */
export interface CountedRecord {
  account: number;
  kind: VisitedKind;
  id: number;
}

/** The most that are kept of one record, the newest; two within a minute are one. */
const most = 500;
const apart = 60_000;

const nameOf = ({ account, kind, id }: CountedRecord) =>
  `looks:${currentCredentials()?.server ?? ''}|${account}|${kind}|${id}`;

/** Oldest first. They stay as long as the key does, and go when the person signs out. */
export const countHistory = (record: CountedRecord): readonly CountEntry[] => {
  const name = nameOf(record);
  return z.array(CountEntry).safeParse(recall('tab', name) ?? recall('browser', name)).data ?? [];
};

/** The looks with another one, which may be among them already. */
export function withEntry(looks: readonly CountEntry[], look: CountEntry): readonly CountEntry[] {
  const last = looks.at(-1);
  if (last && look.at <= last.at) return looks;
  const earlier = last && look.at - last.at < apart ? looks.slice(0, -1) : looks;
  return [...earlier, look].slice(-most);
}

export const keepCountHistory = (record: CountedRecord, looks: readonly CountEntry[]) =>
  keep(isStaying() ? 'browser' : 'tab', nameOf(record), looks);
