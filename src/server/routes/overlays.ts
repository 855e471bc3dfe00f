import { overlays } from '#contract/overlays.ts';
import { timestamp } from '#server/http/clock.ts';
import { list, wanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as store from '#server/store/overlays.ts';
import type { Routes } from './service.ts';

export const overlayRoutes: Routes = (app, { db }) => {
  route(app, overlays.list, async ({ caller, query }) =>
    list('cta', query, await store.page(db, caller.accountId, wanted(query)), (row) => ({
      id: row.id,
      type: row.type,
      name: row.name,
      date: timestamp(row.created_at),
    })),
  );
};
