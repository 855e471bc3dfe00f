import { overlays } from '#contract/overlays.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { blockedHere } from '#server/rules/blocked-hosts.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { membersSent } from '#server/http/members-sent.ts';
import * as store from '#server/store/overlays.ts';
import type { Routes } from '#server/services/service.ts';

export const overlayRoutes: Routes = (app, { db, isBlocked }) => {
  const item = (row: { id: number; type: string; name: string; created_at: number }) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    date: timestamp(row.created_at),
  });

  /** @throws ApiRefusal if the operator has blocked the host of the button's address */
  const mustBeAllowed = (url: string | null | undefined) => {
    if (url && isBlocked(url)) throw new ApiRefusal(400, blockedHere(url), 'url');
  };

  route(app, overlays.list, async ({ caller, query }) =>
    list('cta', query, await store.page(db, caller.accountId, pageWanted(query)), item),
  );

  route(app, overlays.get, async ({ caller, params }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'overlay');
    const { message, button, url, display, position, theme, color, links } = found;
    const details = { message, button, url, display, position, theme, color, links: Number(links) };
    return ok({ details: { ...item(found), ...details } });
  });

  route(app, overlays.add, async ({ caller, body }) => {
    const { name, type = 'message', ...content } = body;
    mustBeAllowed(content.url);
    const stamp = { account_id: caller.accountId, created_at: now() };
    return ok({ id: await store.add(db, { name, type, ...membersSent(content), ...stamp }) });
  });

  route(app, overlays.update, async ({ caller, params, body }) => {
    mustBeAllowed(body.url);
    mustFind(await store.update(db, caller.accountId, params.id, membersSent(body)), 'overlay');
    return done('Overlay has been updated successfully.');
  });

  route(app, overlays.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'overlay');
    return done('Overlay has been deleted successfully.');
  });
};
