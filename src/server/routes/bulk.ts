import { type BulkWork, bulk } from '#contract/bulk.ts';
import type { z } from 'zod';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { notFound } from '#server/rules/api-refusal.ts';
import { remove } from '#server/services/deletion.ts';
import { assign, type GroupItems, unassign } from '#server/services/group-items.ts';
import { linkUpdated } from '#server/services/link-item.ts';
import { type Outcomes, outcomesOf } from '#server/services/outcomes.ts';
import type { Routes, Service } from '#server/services/service.ts';
import * as links from '#server/store/links.ts';

type Work = z.output<typeof BulkWork>;

const groupItems = ({ type, campaign, channel = 0 }: Work, ids: readonly number[]): GroupItems =>
  campaign === undefined
    ? { group: 'channel', id: channel, type, ids }
    : { group: 'campaign', id: campaign, type, ids };

async function outcomes(service: Service, accountId: number, work: Work): Promise<Outcomes> {
  const ids = [...new Set(work.ids)];
  switch (work.action) {
    case 'assign':
      return assign(service, accountId, groupItems(work, ids));
    case 'unassign':
      return unassign(service, accountId, groupItems(work, ids));
    case 'delete':
      return remove(service, accountId, work.type, ids);
    case 'archive':
    case 'restore': {
      const changed = await links.archive(service.db, accountId, ids, work.action === 'archive' ? 1 : 0);
      return outcomesOf(ids, changed, linkUpdated, notFound('link'));
    }
  }
}

export const bulkRoutes: Routes = (app, service) => {
  route(app, bulk.write, async ({ caller, body }) =>
    ok({ results: [...(await outcomes(service, caller.accountId, body))] }),
  );
};
