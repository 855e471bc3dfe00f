import { type Channel, channels } from '#contract/channels.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import { now } from '#server/rules/clock.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as store from '#server/store/channels.ts';
import { channelItems } from '#server/services/channel-items.ts';
import { assign, unassign } from '#server/services/group-items.ts';
import { onlyOne } from '#server/services/outcomes.ts';
import type { Routes } from '#server/services/service.ts';

const standardColor = '#3b53d9';

export const item = (row: Omit<Channel, 'starred'> & { starred: number }): Channel => ({
  id: row.id,
  name: row.name,
  description: row.description,
  color: row.color,
  starred: row.starred === 1,
});

export const channelRoutes: Routes = (app, service) => {
  const { db, addresses } = service;
  route(app, channels.list, async ({ caller, query }) =>
    list('channels', query, await store.page(db, caller.accountId, pageWanted(query)), item),
  );

  route(app, channels.items, async ({ caller, params, query }) => {
    mustFind(await store.find(db, caller.accountId, params.id), 'channel');
    const page = await store.items(db, params.id, pageWanted(query));
    const rows = await channelItems(db, addresses, caller.accountId, page.rows);
    return list('items', query, { result: page.result, rows }, (item) => item);
  });

  route(app, channels.add, async ({ caller, body }) => {
    const added = await store.add(db, {
      account_id: caller.accountId,
      name: body.name,
      description: body.description ?? '',
      color: body.color ?? standardColor,
      starred: body.starred ? 1 : 0,
      created_at: now(),
    });
    return ok(item(added));
  });

  const itemIn = ({ channelid, type, itemid }: ParamsOf<typeof channels.assign>) =>
    ({ group: 'channel', id: channelid, type, ids: [itemid] }) as const;

  route(app, channels.assign, async ({ caller, params }) =>
    onlyOne(await assign(service, caller.accountId, itemIn(params))),
  );

  route(app, channels.unassign, async ({ caller, params }) =>
    onlyOne(await unassign(service, caller.accountId, itemIn(params))),
  );

  route(app, channels.update, async ({ caller, params, body }) => {
    const { starred, ...change } = body;
    const updated = mustFind(
      await store.update(db, caller.accountId, params.id, {
        ...change,
        ...(starred !== undefined && { starred: starred ? 1 : 0 }),
      }),
      'channel',
    );
    return { ...done('Channel has been updated successfully.'), ...item(updated) };
  });

  route(app, channels.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'channel');
    return done('Channel has been deleted successfully. Its items are unassigned, not deleted.');
  });
};
