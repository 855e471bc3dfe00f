import type { z } from 'zod/mini';
import type { ServiceStatus } from '#contract/support-status.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import type { BadgeTone } from '#web/ui/base/Badge.tsx';
import { serviceStatus as words } from '#web/words/service-status.ts';

type Status = z.output<typeof ServiceStatus>;

export interface StatusLine {
  label: string;
  badge: string;
  tone: BadgeTone;
  /** What the state means, if that isn't obvious. */
  text?: string;
}

const databases: Record<Status['database'], [badge: string, text: string]> = {
  ok: [words.works, ''],
  away: [words.away, words.databaseAway],
  busy: [words.databaseLocked, words.databaseLockedText],
  full: [words.full, words.databaseFullText],
  'read-only': [words.readOnly, words.databaseReadOnlyText],
  broken: [words.fails, words.databaseFailsText],
};

const disks: Record<Status['disk'], [badge: string, text: string]> = {
  ok: [words.works, ''],
  away: [words.away, ''],
  busy: [words.diskSlow, ''],
  full: [words.diskFull, words.diskFullText],
  'read-only': [words.readOnly, words.diskReadOnlyText],
  broken: [words.fails, words.diskFailsText],
};

const line = (label: string, isOk: boolean, [badge, text]: [string, string]): StatusLine => ({
  label,
  badge,
  tone: isOk ? 'good' : 'bad',
  ...(text && { text }),
});

/** A larger backlog counts as lagging. This is a few seconds' worth at full load. */
const muchBacklog = 50_000;

function backlogLine({ backlog }: Status): StatusLine {
  const label = words.counting;
  if (backlog === undefined) return { label, badge: words.unknown, tone: 'warn' };
  if (backlog === 0) return { label, badge: words.upToDate, tone: 'good' };
  return {
    label,
    badge: words.visitsLeft(backlog),
    tone: backlog > muchBacklog ? 'warn' : 'neutral',
    text: words.visitsLeftText,
  };
}

function journalLine({ journal, journalFull }: Status): StatusLine {
  const label = words.journal;
  if (journal === 0) return { label, badge: words.none, tone: 'good' };
  const size = formatBytes(journal);
  return {
    label,
    badge: journalFull ? words.journalFull(size) : size,
    tone: journalFull ? 'bad' : 'warn',
    text: journalFull ? words.journalFullText : words.journalText,
  };
}

export const statusLines = (status: Status): StatusLine[] => [
  line(words.database, status.database === 'ok', databases[status.database]),
  line(words.disk, status.disk === 'ok', disks[status.disk]),
  backlogLine(status),
  journalLine(status),
  {
    label: words.lost,
    badge: status.lost === 0 ? words.none : words.visits(status.lost),
    tone: status.lost === 0 ? 'good' : 'bad',
    ...(status.lost > 0 && { text: words.lostText }),
  },
];
