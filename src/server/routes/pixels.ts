import { pixels } from '#contract/pixels.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as firing from '#server/store/firing.ts';
import * as store from '#server/store/pixels.ts';
import type { Routes } from '#server/services/service.ts';

type Row = Awaited<ReturnType<typeof store.page>>['rows'][number];

export const item = (row: Row) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  tag: row.tag,
  date: timestamp(row.created_at),
});

export const pixelRoutes: Routes = (app, { db }) => {
  route(app, pixels.list, async ({ caller, query }) =>
    list('pixels', query, await store.page(db, caller.accountId, pageWanted(query)), item),
  );

  route(app, pixels.add, async ({ caller, body }) => {
    const { type, name, tag } = body;
    const id = await store.add(db, { account_id: caller.accountId, type, name, tag, created_at: now() });
    return ok({ id });
  });

  route(app, pixels.update, async ({ caller, params, body }) => {
    mustFind(await store.update(db, caller.accountId, params.id, body), 'pixel');
    return done('Pixel has been updated successfully.');
  });

  route(app, pixels.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'pixel');
    return done('Pixel has been deleted successfully.');
  });

  route(app, pixels.firing, async ({ caller }) =>
    ok({ data: { firing: await firing.firingOf(db, caller.accountId) } }),
  );

  route(app, pixels.setFiring, async ({ caller, body }) => {
    await firing.setFiring(db, caller.accountId, body.firing);
    return done('Pixel settings have been updated successfully.');
  });
};
