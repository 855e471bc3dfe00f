import { type Campaign, campaigns } from '#contract/campaigns.ts';
import { truncate } from '#qr/truncate.ts';
import type { Addresses } from '#server/rules/addresses.ts';
import { now } from '#server/rules/clock.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as store from '#server/store/campaigns.ts';
import { assign, unassign } from '#server/services/group-items.ts';
import { onlyOne } from '#server/services/outcomes.ts';
import { linkItems } from '#server/services/link-item.ts';
import type { Routes } from '#server/services/service.ts';

/** Converts a name to the last segment of a URL. Letters of all scripts are kept. */
const segment = (name: string) =>
  truncate(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-/, ''),
    60,
  ).replace(/-$/, '') || 'campaign';

type Row = NonNullable<Awaited<ReturnType<typeof store.find>>>;

export const item = (addresses: Addresses, username: string, row: Row): Campaign => ({
  id: row.id,
  name: row.name,
  public: row.public === 1,
  rotator: row.slug === null ? false : addresses.rotator(row.slug),
  list: addresses.list(username, row.list),
});

export const campaignRoutes: Routes = (app, service) => {
  const { db, addresses } = service;
  const saved = (row: Row, username: string) =>
    ok({ domain: row.name, campaign: row.name, ...item(addresses, username, row) });

  route(app, campaigns.list, async ({ caller, query }) =>
    list('campaigns', query, await store.page(db, caller.accountId, pageWanted(query)), (row) =>
      item(addresses, caller.username, row),
    ),
  );

  route(app, campaigns.get, async ({ caller, params, query }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'campaign');
    const rows = await store.linksOf(db, found.id, { order: query.order, ...pageWanted(query) });
    return {
      ...list('links', query, rows, await linkItems(db, addresses, rows.rows)),
      details: { ...item(addresses, caller.username, found), clicks: await store.clicksOf(db, found.id) },
    };
  });

  route(app, campaigns.add, async ({ caller, body }) => {
    const untitled = 'Untitled campaign';
    const added = await store.add(
      db,
      {
        account_id: caller.accountId,
        name: body.name,
        slug: body.slug ?? null,
        public: body.public ? 1 : 0,
        list: segment(body.name ?? untitled),
        created_at: now(),
      },
      untitled,
    );
    return saved(added, caller.username);
  });

  const linkIn = ({ campaignid, linkid }: { campaignid: number; linkid: number }) =>
    ({ group: 'campaign', id: campaignid, type: 'links', ids: [linkid] }) as const;

  route(app, campaigns.assign, async ({ caller, params }) =>
    onlyOne(await assign(service, caller.accountId, linkIn(params))),
  );

  route(app, campaigns.unassign, async ({ caller, params }) =>
    onlyOne(await unassign(service, caller.accountId, linkIn(params))),
  );

  route(app, campaigns.update, async ({ caller, params, body }) => {
    const updated = mustFind(
      await store.update(db, caller.accountId, params.id, {
        name: body.name,
        ...(body.slug !== undefined && { slug: body.slug || null }),
        ...(body.public !== undefined && { public: body.public ? 1 : 0 }),
      }),
      'campaign',
    );
    return saved(updated, caller.username);
  });

  route(app, campaigns.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'campaign');
    return done('Campaign has been deleted successfully. Its links stay.');
  });
};
