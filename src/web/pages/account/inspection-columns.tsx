import type { TrailEntry } from '#contract/support-records.ts';
import { actionOf, detailsOf, reasonOf } from '#web/api/trail-words.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { WholeLines } from '#web/ui/table/WholeLines.tsx';
import { account as words } from '#web/words/account.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { trailHeads } from '#web/words/trail-heads.ts';

/** @param open shows what was viewed */
export const inspectionColumns = (open: (entry: TrailEntry) => void): readonly Column<TrailEntry>[] => [
  {
    id: 'what',
    header: trailHeads.action,
    cell: (entry) => (
      <WholeLines first={actionOf(entry)} detail={detailsOf(entry)} second={reasonOf(entry)} />
    ),
  },
  {
    id: 'staff',
    header: trailHeads.staff,
    width: 104,
    cell: ({ staff }) => <bdi>{supportSaid.translated(staff)}</bdi>,
  },
  { id: 'at', header: trailHeads.time, width: 130, cell: ({ at }) => <RelativeTime value={at} /> },
  {
    id: 'seen',
    header: words.viewed,
    width: 124,
    cell: (entry) =>
      entry.what === 'inspection' ? (
        <Button size="small" onClick={() => open(entry)}>
          {words.show}
        </Button>
      ) : null,
  },
];
