import { splash } from '#contract/splash.ts';
import { now, timestamp } from '#server/http/clock.ts';
import { notFound } from '#server/http/refusal.ts';
import { done, list, ok, wanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { sent } from '#server/http/sent.ts';
import * as store from '#server/store/splash.ts';
import type { Routes } from './service.ts';

export const splashRoutes: Routes = (app, { db }) => {
  const item = (row: { id: number; name: string; created_at: number }) => ({
    id: row.id,
    name: row.name,
    date: timestamp(row.created_at),
  });

  route(app, splash.list, async ({ caller, query }) =>
    list('splash', query, await store.page(db, caller.accountId, wanted(query)), item),
  );

  route(app, splash.get, async ({ caller, params }) => {
    const found = await store.find(db, caller.accountId, params.id);
    if (!found) throw notFound('The splash page');
    const { title, message, button, seconds, theme, color, links } = found;
    const details = { title, message, button, seconds, theme, color, links: Number(links) };
    return ok({ details: { ...item(found), ...details } });
  });

  route(app, splash.add, async ({ caller, body }) => {
    const { name, ...content } = body;
    const stamp = { account_id: caller.accountId, created_at: now() };
    return ok({ id: await store.add(db, { name, ...sent(content), ...stamp }) });
  });

  route(app, splash.update, async ({ caller, params, body }) => {
    if (!(await store.update(db, caller.accountId, params.id, sent(body)))) throw notFound('The splash page');
    return done('Splash page has been updated successfully.');
  });

  route(app, splash.delete, async ({ caller, params }) => {
    if (!(await store.remove(db, caller.accountId, params.id))) throw notFound('The splash page');
    return done('Splash page has been deleted successfully.');
  });
};
