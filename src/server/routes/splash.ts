import { splash } from '#contract/splash.ts';
import { timestamp } from '#server/http/clock.ts';
import { list, wanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as store from '#server/store/splash.ts';
import type { Routes } from './service.ts';

export const splashRoutes: Routes = (app, { db }) => {
  route(app, splash.list, async ({ caller, query }) =>
    list('splash', query, await store.page(db, caller.accountId, wanted(query)), (row) => ({
      id: row.id,
      name: row.name,
      date: timestamp(row.created_at),
    })),
  );
};
