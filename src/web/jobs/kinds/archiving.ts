import { z } from 'zod/mini';
import { rereadLinks, setArchived } from '#web/api/links.ts';
import type { Pickable } from '#web/api/pickable.ts';
import type { NewJob } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { bulkRequest } from './bulk-request.ts';

const Item = z.object({ id: z.int() });

/** Archiving an archived link changes nothing, so a change whose response was lost is sent again. */
const archiving = (name: string, archived: boolean) =>
  defineKind({
    name,
    task: z.unknown(),
    item: Item,
    send: async ({ id }, _task, sending) => {
      await setArchived(id, archived, sending);
      return {};
    },
    together: bulkRequest({ action: archived ? 'archive' : 'restore', typeOf: () => 'links' }),
    refresh: rereadLinks,
  });

export const archiveLinks = archiving('archive-links', true);
export const restoreLinks = archiving('restore-links', false);

export const archivingJob = (links: readonly Pickable[], archived: boolean): NewJob => ({
  kind: (archived ? archiveLinks : restoreLinks).name,
  title: (archived ? words.archive : words.restore)(counts.links(links.length)),
  noun: 'links',
  did: archived ? 'archived' : 'restored',
  task: null,
  rows: links.map(({ key, title, text, id }) => ({ key, title, text, item: { id } })),
});
