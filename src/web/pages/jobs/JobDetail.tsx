import { FileSpreadsheet, ListChecks, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpen, type Job, type JobRow, rowsIn, type RowState } from '#web/jobs/job.ts';
import { JobProgress } from '#web/jobs/JobProgress.tsx';
import { stateWords, rowWords } from '#web/jobs/job-words.ts';
import { dismissJob, removeJob } from '#web/jobs/jobs.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { formatCount } from '#web/lib/numbers.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { JobActions } from './JobActions.tsx';
import { UnclearNotice } from './UnclearNotice.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { RowResult } from './RowResult.tsx';
import { madeOf } from '#web/jobs/kinds/make-codes.ts';
import { csvText } from '#web/lib/csv.ts';

/** What has become of each row, to take along. */
const jobCsv = (job: Job) =>
  csvText(
    ['What', 'Address', 'Result', 'Message', 'Made'],
    job.rows.map((row) => [
      row.title,
      row.text,
      row.state === 'waiting' && !isOpen(job) ? 'Not sent' : rowWords(row),
      row.message,
      madeOf(row.result)?.link,
    ]),
  );

const jobColumns: readonly Column<JobRow>[] = [
  {
    id: 'title',
    header: 'What',
    cell: ({ title, text }) => <Lines first={<bdi>{title}</bdi>} second={text} />,
  },
  { id: 'result', header: 'Result', cell: (row) => <RowResult row={row} /> },
];

const all = 'all';
const states: readonly RowState[] = ['failed', 'unclear', 'done', 'sending', 'waiting'];

/** Nothing is read: it is all in this browser. */
const reading: ListStatus = {
  error: undefined,
  isStale: false,
  isMissing: false,
  isAsking: false,
  again: () => undefined,
};

const keyOf = ({ key }: JobRow) => key;

/** How far it is, and what has become of each row. */
export const JobDetail = ({ job }: { job: Job }) => {
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const state = states.find((each) => each === get('state'));
  const matching = state ? rowsIn(job, state) : job.rows;
  const { id, ended } = job;
  useEffect(() => {
    if (ended !== undefined) dismissJob(id);
  }, [id, ended]);

  const counted = states.filter((each) => each === state || rowsIn(job, each).length > 0);
  const remove = () => {
    removeJob(id);
    void navigate('/jobs');
  };
  return (
    <>
      <Card>
        <JobProgress
          job={job}
          title={isOpen(job) ? 'Progress' : 'Result'}
          actions={<JobActions job={job} />}
        />
      </Card>
      <UnclearNotice job={job} />
      <Toolbar
        end={
          isOpen(job) ? null : (
            <>
              <Button
                icon={<FileSpreadsheet />}
                onClick={() => downloadText(jobCsv(job), fileName(job.title, 'csv'), 'text/csv')}
              >
                Results as CSV
              </Button>
              <Button icon={<Trash2 />} onClick={remove}>
                Remove
              </Button>
            </>
          )
        }
      >
        <SegmentedControl
          label="Which rows"
          value={state ?? all}
          onChange={(value) => change({ state: value === all ? undefined : value })}
          options={[
            { value: all, label: `All ${formatCount(job.rows.length)}` },
            ...counted.map((value) => ({
              value,
              label: `${stateWords[value]} ${formatCount(rowsIn(job, value).length)}`,
            })),
          ]}
        />
      </Toolbar>
      <QueryTable
        what="rows"
        icon={<ListChecks />}
        reading={reading}
        paging={paging}
        total={matching.length}
        rows={matching.slice((page - 1) * limit, page * limit)}
        columns={jobColumns}
        rowKey={keyOf}
        rowName={({ title }) => title}
        density="two"
        empty={
          <EmptyState
            icon={<ListChecks />}
            title="No rows like this"
            action={<Button onClick={() => change({ state: undefined })}>Show all rows</Button>}
          />
        }
      />
    </>
  );
};
