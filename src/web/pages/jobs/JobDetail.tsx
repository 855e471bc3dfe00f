import { FileSpreadsheet, ListChecks, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpen, type Job, type JobRow, rowsIn, type RowState } from '#web/jobs/job.ts';
import { JobProgress } from '#web/jobs/JobProgress.tsx';
import { jobTitle, rowWords, stateWords } from '#web/jobs/job-words.ts';
import { dismissJob, removeJob } from '#web/jobs/jobs.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
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
import { createdCode } from '#web/jobs/kinds/create-codes.ts';
import { csvText } from '#web/lib/csv.ts';
import { labels } from '#web/words/labels.ts';
import { tasks as words } from '#web/words/tasks.ts';
import { verbs } from '#web/words/verbs.ts';

const jobCsv = (job: Job) =>
  csvText(
    [words.item, words.url, words.result, words.message, words.createdUrl],
    job.rows.map((row) => [
      row.title,
      row.text,
      rowWords(job, row),
      row.message,
      createdCode(row.result)?.link,
    ]),
  );

/** A row without a name is called by its content, which may be an address. */
const addressOrText = (text: string) => displayUrl(readableUrl(text));

const columnsOf = (job: Job): readonly Column<JobRow>[] => [
  {
    id: 'title',
    header: words.item,
    cell: ({ title, text }) => (
      <Lines
        first={<bdi title={title}>{addressOrText(title)}</bdi>}
        second={text === '' ? undefined : <bdi title={text}>{addressOrText(text)}</bdi>}
      />
    ),
  },
  { id: 'result', header: words.result, cell: (row) => <RowResult job={job} row={row} /> },
];

const all = 'all';
const states: readonly RowState[] = ['failed', 'unclear', 'done', 'sending', 'waiting'];

/** Nothing is fetched, since all data is in this browser. */
const reading: ListStatus = {
  error: undefined,
  isStale: false,
  isMissing: false,
  isAsking: false,
  unreadable: 0,
  again: () => undefined,
};

const keyOf = ({ key }: JobRow) => key;

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

  const columns = useMemo(() => columnsOf(job), [job]);
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
          title={isOpen(job) ? words.progress : words.result}
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
                onClick={() => downloadText(jobCsv(job), fileName(jobTitle(job), 'csv'), 'text/csv')}
              >
                {words.downloadResults}
              </Button>
              <Button icon={<Trash2 />} onClick={remove}>
                {verbs.remove}
              </Button>
            </>
          )
        }
      >
        <SegmentedControl
          label={labels.status}
          value={state ?? all}
          onChange={(value) => change({ state: value === all ? undefined : value })}
          options={[
            { value: all, label: words.allWithCount(formatCount(job.rows.length)) },
            ...counted.map((value) => ({
              value,
              label: words.stateWithCount(stateWords(job, value), formatCount(rowsIn(job, value).length)),
            })),
          ]}
        />
      </Toolbar>
      <QueryTable
        what={words.items}
        icon={<ListChecks />}
        reading={reading}
        paging={paging}
        total={matching.length}
        rows={matching.slice((page - 1) * limit, page * limit)}
        columns={columns}
        rowKey={keyOf}
        rowName={({ title }) => title}
        density="two"
        empty={
          <EmptyState
            icon={<ListChecks />}
            title={words.noneLikeThis}
            action={<Button onClick={() => change({ state: undefined })}>{words.showAll}</Button>}
          />
        }
      />
    </>
  );
};
