import type { z } from 'zod/mini';
import type { ServiceStatus } from '#contract/support-status.ts';
import { formatCount } from '#web/lib/numbers.ts';
import type { BadgeTone } from '#web/ui/base/Badge.tsx';

type Status = z.output<typeof ServiceStatus>;

export interface StatusLine {
  label: string;
  badge: string;
  tone: BadgeTone;
  /** What it means, where that is not plain. */
  text?: string;
}

const databases: Record<Status['database'], [badge: string, text: string]> = {
  ok: ['Works', ''],
  away: ['Can’t be reached', 'Visits wait beside it. Known links still redirect.'],
  busy: ['Locked', 'Another program holds it. Visits wait beside it.'],
  full: ['Full', 'Nothing can be saved until there’s space. Reading still works.'],
  'read-only': ['Read-only', 'Nothing can be saved. Reading still works.'],
  broken: ['Fails', 'The log says why.'],
};

const disks: Record<Status['disk'], [badge: string, text: string]> = {
  ok: ['Works', ''],
  away: ['Can’t be reached', ''],
  busy: ['Slow', ''],
  full: ['Almost full', 'Free some space on the disk with the data.'],
  'read-only': ['Read-only', 'The data folder can’t be written.'],
  broken: ['Fails', 'The data folder can’t be read.'],
};

const line = (label: string, isOk: boolean, [badge, text]: [string, string]): StatusLine => ({
  label,
  badge,
  tone: isOk ? 'good' : 'bad',
  ...(text && { text }),
});

const visits = (count: number) => `${formatCount(count)} ${count === 1 ? 'visit' : 'visits'}`;

/** More than this counts as lagging: some seconds at full load. */
const muchBacklog = 50_000;

function backlogLine({ backlog }: Status): StatusLine {
  const label = 'Counting';
  if (backlog === undefined) return { label, badge: 'Not known', tone: 'warn' };
  if (backlog === 0) return { label, badge: 'Up to date', tone: 'good' };
  return {
    label,
    badge: `${visits(backlog)} left`,
    tone: backlog > muchBacklog ? 'warn' : 'neutral',
    text: 'Statistics show them in a moment.',
  };
}

function journalLine({ journal, journalFull }: Status): StatusLine {
  const label = 'Journal';
  if (journal === 0) return { label, badge: 'Empty', tone: 'good' };
  const size = `${(journal / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
  return {
    label,
    badge: journalFull ? `Full: ${size}` : size,
    tone: journalFull ? 'bad' : 'warn',
    text: journalFull
      ? 'Further visits redirect, but aren’t counted.'
      : 'These visits are counted when the database takes them.',
  };
}

/** What staff need to know of the service, line by line. */
export const statusLines = (status: Status): StatusLine[] => [
  line('Database', status.database === 'ok', databases[status.database]),
  line('Disk', status.disk === 'ok', disks[status.disk]),
  backlogLine(status),
  journalLine(status),
  {
    label: 'Lost visits',
    badge: status.lost === 0 ? 'None' : visits(status.lost),
    tone: status.lost === 0 ? 'good' : 'bad',
    ...(status.lost > 0 && { text: 'Since the start. They redirected, but won’t be counted.' }),
  },
];
