import type { Sending } from '#web/client/exchange.ts';
import { z } from 'zod/mini';
import type { ChannelItemType } from '#contract/channels.ts';
import { forgetLinks, removeLink } from '#web/api/links.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { forgetQrs, removeQr } from '#web/api/qr.ts';
import { type Job, type NewJob, rowsIn } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { bulkRequest } from './bulk-request.ts';

const Item = z.object({ id: z.int() });

/** Deleting a deleted record counts as success, so a deletion whose response was lost is sent again. */
const deletion = (
  name: string,
  type: ChannelItemType,
  remove: (id: number, sending: Sending) => Promise<void>,
  forget: typeof forgetQrs,
) =>
  defineKind({
    name,
    task: z.unknown(),
    item: Item,
    send: async ({ id }, _task, sending) => {
      await remove(id, sending);
      return {};
    },
    together: bulkRequest({ action: 'delete', typeOf: () => type, isDoneWhereMissing: true }),
    refresh: (client, job) => forget(client, new Set(idsDone(job))),
  });

const idsDone = (job: Job) =>
  rowsIn(job, 'done').flatMap(({ item }) => {
    const parsed = Item.safeParse(item);
    return parsed.success ? [parsed.data.id] : [];
  });

export const deleteCodes = deletion('delete-codes', 'qr', removeQr, forgetQrs);
export const deleteLinks = deletion('delete-links', 'links', removeLink, forgetLinks);

const deletionJob = (kind: string, noun: 'links' | 'qr', items: readonly Pickable[]): NewJob => ({
  kind,
  title: words.delete(counts[noun](items.length)),
  noun,
  did: 'deleted',
  task: null,
  rows: items.map(({ key, title, text, id }) => ({ key, title, text, item: { id } })),
});

export const deleteCodesJob = (items: readonly Pickable[]) => deletionJob(deleteCodes.name, 'qr', items);
export const deleteLinksJob = (items: readonly Pickable[]) => deletionJob(deleteLinks.name, 'links', items);
