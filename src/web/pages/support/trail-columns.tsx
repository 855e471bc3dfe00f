import type { TrailEntry } from '#contract/support-records.ts';
import { trailWords, whyOf } from '#web/api/trail-words.ts';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { labels } from '#web/words/labels.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { trailHeads } from '#web/words/trail-heads.ts';

const what: Column<TrailEntry> = {
  id: 'what',
  header: trailHeads.action,
  cell: ({ what: kind, details, reason, ticket }) => (
    <Lines
      whole
      first={
        <>
          {trailWords[kind]}
          {details ? <bdi> · {supportSaid.translated(details)}</bdi> : null}
        </>
      }
      second={<bdi>{whyOf({ reason, ticket })}</bdi>}
    />
  ),
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
    width: 200,
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
