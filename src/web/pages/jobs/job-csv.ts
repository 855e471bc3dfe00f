import { type Job, isOpen } from '#web/jobs/job.ts';
import { stateWords } from '#web/jobs/job-words.ts';
import { madeOf } from '#web/jobs/kinds/make-codes.ts';
import { csvText } from '#web/lib/csv.ts';

/** What has become of each row, to take along. */
export const jobCsv = (job: Job) =>
  csvText(
    ['What', 'Address', 'Result', 'Message', 'Made'],
    job.rows.map(({ title, text, state, message, result }) => [
      title,
      text,
      state === 'waiting' && !isOpen(job) ? 'Not sent' : stateWords[state],
      message,
      madeOf(result)?.link,
    ]),
  );
