import type { TrailEntry } from '#contract/support-records.ts';
import { actionOf, detailsOf, reasonOf } from '#web/api/trail-words.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { WholeLines } from '#web/ui/table/WholeLines.tsx';
import { labels } from '#web/words/labels.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { trailHeads } from '#web/words/trail-heads.ts';

const what: Column<TrailEntry> = {
  id: 'what',
  header: trailHeads.action,
  cell: (entry) => <WholeLines first={actionOf(entry)} detail={detailsOf(entry)} second={reasonOf(entry)} />,
};

const staff: Column<TrailEntry> = {
  id: 'staff',
  header: trailHeads.staff,
  width: 120,
  onPhone: 'beside',
  cell: (entry) => <bdi>{supportSaid.translated(entry.staff)}</bdi>,
};

const at: Column<TrailEntry> = {
  id: 'at',
  header: trailHeads.time,
  width: 120,
  onPhone: 'beside',
  cell: (entry) => <RelativeTime value={entry.at} />,
};

export const accountTrailColumns: readonly Column<TrailEntry>[] = [what, staff, at];

export const trailColumns: readonly Column<TrailEntry>[] = [
  what,
  {
    id: 'account',
    header: labels.account,
    width: 240,
    onPhone: 'beside',
    cell: ({ account, accountid }) => (
      <TextLink to={`/support/${accountid}`} look="quiet">
        <bdi>{account}</bdi>
      </TextLink>
    ),
  },
  staff,
  at,
];
