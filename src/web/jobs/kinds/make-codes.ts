import { z } from 'zod/mini';
import { AddQr } from '#contract/qr.ts';
import { addOneQr, codeLike } from '#web/api/qr.ts';
import type { Job, NewJob, NewRow } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';

const Made = z.object({ id: z.int(), link: z.string() });
export type Made = z.output<typeof Made>;

export const madeOf = (result: unknown): Made | undefined => Made.safeParse(result).data;

/** Clocks differ: a code that is older than its job by more, in ms, is not one of it. */
const clockSlip = 5 * 60_000;

/**
 * Making a code twice gives two, so one whose answer was lost is looked for among the newest. What is not found there is
 * not made again: its request may still be on its way.
 */
export const makeCodes = defineKind({
  name: 'make-codes',
  task: z.unknown(),
  item: AddQr,
  send: async (body, _task, sending) => {
    const { id, link } = await addOneQr(body, sending);
    return { result: { id, link } };
  },
  check: async (body, job, sending) => {
    const known = new Set(job.rows.flatMap(({ result }) => madeOf(result)?.id ?? []));
    const found = await codeLike(body, { since: job.created - clockSlip, but: known }, sending);
    return found && { result: { id: found.id, link: found.link } };
  },
  refresh: (client) => void client.invalidateQueries({ queryKey: ['qr', 'list'] }),
});

export const makeCodesJob = (rows: readonly NewRow[], task: unknown): NewJob => ({
  kind: makeCodes.name,
  title: words.create(counts.qr(rows.length)),
  noun: 'qr',
  did: 'created',
  task,
  rows,
});

export const isMakingCodes = ({ kind }: Job) => kind === makeCodes.name;
