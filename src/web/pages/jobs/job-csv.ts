import { type Job, isOpen } from '#web/jobs/job.ts';
import { rowWords } from '#web/jobs/job-words.ts';
import { madeOf } from '#web/jobs/kinds/make-codes.ts';
import { csvText } from '#web/lib/csv.ts';

/** What has become of each row, to take along. */
export const jobCsv = (job: Job) =>
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
