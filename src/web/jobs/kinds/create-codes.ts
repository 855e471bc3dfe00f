import { z } from 'zod/mini';
import { AddQr, Logo } from '#contract/qr.ts';
import { QrLook } from '#contract/qr-look.ts';
import { RgbColor } from '#contract/rgb-color.ts';
import { addOneQr, findCodeLike } from '#web/api/qr.ts';
import type { Job, NewJob, NewRow } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';

const CreatedCode = z.object({ id: z.int(), link: z.string() });
export type Made = z.output<typeof CreatedCode>;

export const createdCode = (result: unknown): Made | undefined => CreatedCode.safeParse(result).data;

/** The design that all codes share. It is stored once, since a logo per row would fill the browser's storage. */
const Task = z.object({
  design: z.optional(
    z.object({ foreground: RgbColor, background: RgbColor, logo: z.optional(Logo), look: QrLook }),
  ),
});
export type SharedDesign = z.output<typeof Task>['design'];

export const designOfJob = ({ task }: Job): SharedDesign => Task.safeParse(task).data?.design;

/** Applies the shared design. A row's own values take precedence. */
export const withDesign = (body: z.output<typeof AddQr>, design: SharedDesign): z.output<typeof AddQr> =>
  design
    ? {
        ...body,
        foreground: body.foreground ?? design.foreground,
        background: body.background ?? design.background,
        logo: body.logo ?? design.logo,
        look: body.look ?? design.look,
      }
    : body;

/** Tolerance for differing clocks, in ms. A code older than its job by more than this doesn't belong to it. */
const clockSlip = 5 * 60_000;

/**
 * Creating a code twice results in two codes, so one whose response was lost is looked up among the newest. If it isn't
 * found, it isn't created again, since its request may still be on its way.
 */
export const createCodes = defineKind({
  name: 'make-codes',
  task: Task,
  item: AddQr,
  send: async (body, { design }, sending) => {
    const { id, link } = await addOneQr(withDesign(body, design), sending);
    return { result: { id, link } };
  },
  check: async (body, job, sending) => {
    const known = new Set(job.rows.flatMap(({ result }) => createdCode(result)?.id ?? []));
    const found = await findCodeLike(body, { since: job.created - clockSlip, but: known }, sending);
    return found && { result: { id: found.id, link: found.link } };
  },
  refresh: (client) => void client.invalidateQueries({ queryKey: ['qr', 'list'] }),
});

export const createCodesJob = (rows: readonly NewRow[], task: unknown): NewJob => ({
  kind: createCodes.name,
  title: words.create(counts.qr(rows.length)),
  noun: 'qr',
  did: 'created',
  task,
  rows,
});

export const isCreatingCodes = ({ kind }: Job) => kind === createCodes.name;
