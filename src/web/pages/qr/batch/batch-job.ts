import { z } from 'zod/mini';
import { AddQr } from '#contract/qr.ts';
import { titleOf } from '#qr/title.ts';
import type { Job, JobRow } from '#web/jobs/job.ts';
import {
  designOfJob,
  withDesign,
  isCreatingCodes,
  createdCode,
  createCodesJob,
  type SharedDesign,
} from '#web/jobs/kinds/create-codes.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import type { BatchLine, Result } from './batch-columns.tsx';
import type { BatchRow } from './batch-rows.ts';

/** Rows with an error, which the results also list. */
const Wrong = z.object({
  line: z.int(),
  type: z.string(),
  title: z.string(),
  name: z.string(),
  error: z.string(),
});
const Task = z.object({ wrong: z.array(Wrong) });

export const batchJob = (rows: readonly BatchRow[], design: SharedDesign) =>
  createCodesJob(
    rows.flatMap(({ line, title, name, body }) =>
      body ? [{ key: String(line), title: name || title, text: name ? title : '', item: body }] : [],
    ),
    { design, wrong: rows.filter(({ body }) => !body).map(({ body: _body, ...row }) => row) },
  );

const resultOf = ({ state, message = '', result }: JobRow): Result | undefined => {
  const made = createdCode(result);
  if (state === 'done' && made) return { state: 'made', ...made };
  if (state === 'failed') return { state: 'refused', message };
  return state === 'unclear' ? { state: 'unsure' } : undefined;
};

/** Returns the file's rows with their results, in the file's order. */
export function batchLines(job: Job): BatchLine[] {
  const design = designOfJob(job);
  const sent = job.rows.flatMap((row): BatchLine[] => {
    const item = AddQr.safeParse(row.item).data;
    if (!item) return [];
    const body = withDesign(item, design);
    const { type, name = '' } = body;
    const line = Number(row.key);
    return [
      { line, type, title: titleOf(body), name, body, error: undefined, unused: [], result: resultOf(row) },
    ];
  });
  const wrong = (Task.safeParse(job.task).data?.wrong ?? []).map((row): BatchLine => ({
    ...row,
    body: undefined,
    unused: [],
    result: undefined,
  }));
  return [...sent, ...wrong].toSorted((a, b) => a.line - b.line);
}

const putAway = 'qr-batch-away';
/** How long a file's results are shown instead of an empty form, in ms. */
const shownFor = 24 * 60 * 60_000;

/** Returns the newest file in progress, or one that ended recently and hasn't been dismissed. */
export const batchShown = (jobs: readonly Job[], now: number) => {
  const newest = jobs.find(isCreatingCodes);
  if (!newest || readStored('tab', putAway) === newest.id) return undefined;
  return newest.ended === undefined || newest.ended > now - shownFor ? newest : undefined;
};

export const hideBatch = ({ id }: Job) => void writeStored('tab', putAway, id);
