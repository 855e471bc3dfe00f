import type { JobRow } from '#web/jobs/job.ts';
import { Lines } from '#web/ui/layout/Lines.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { RowResult } from './RowResult.tsx';

export const jobColumns: readonly Column<JobRow>[] = [
  {
    id: 'title',
    header: 'What',
    cell: ({ title, text }) => <Lines first={<bdi>{title}</bdi>} second={text} />,
  },
  { id: 'result', header: 'Result', cell: (row) => <RowResult row={row} /> },
];
