import { splash } from '#contract/splash.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { membersSent } from '#server/http/members-sent.ts';
import { changedPicture } from '#server/rules/uploaded-picture.ts';
import * as store from '#server/store/splash.ts';
import { mustFitQuota } from '#server/services/picture-quota.ts';
import type { Routes } from '#server/services/service.ts';

export const splashRoutes: Routes = (app, service) => {
  const { db, addresses } = service;
  const item = (row: { id: number; name: string; created_at: number }) => ({
    id: row.id,
    name: row.name,
    date: timestamp(row.created_at),
  });

  const pictureOf = ({ picture }: { picture: string | null }) =>
    picture === null ? null : addresses.picture(picture);

  route(app, splash.list, async ({ caller, query }) =>
    list('splash', query, await store.page(db, caller.accountId, pageWanted(query)), item),
  );

  route(app, splash.get, async ({ caller, params }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'splash page');
    const { title, message, button, seconds, layout, theme, color, links } = found;
    const content = { title, message, button, seconds, picture: pictureOf(found), layout, theme, color };
    return ok({ details: { ...item(found), ...content, links: Number(links) } });
  });

  route(app, splash.add, async ({ caller, body }) => {
    const { name, picture, ...content } = body;
    const row = { name, ...membersSent(content), account_id: caller.accountId, created_at: now() };
    const given = changedPicture(picture, null);
    await mustFitQuota(service, caller.accountId, given, 'picture');
    return ok({ id: await store.add(db, row, given) });
  });

  route(app, splash.update, async ({ caller, params, body }) => {
    const { picture, ...change } = body;
    const given = changedPicture(
      picture,
      pictureOf(mustFind(await store.find(db, caller.accountId, params.id), 'splash page')),
    );
    await mustFitQuota(service, caller.accountId, given, 'picture', { of: 'splash_id', id: params.id });
    mustFind(await store.update(db, caller.accountId, params.id, membersSent(change), given), 'splash page');
    return done('Splash page has been updated successfully.');
  });

  route(app, splash.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'splash page');
    return done('Splash page has been deleted successfully.');
  });
};
