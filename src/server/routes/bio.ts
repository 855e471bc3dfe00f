import { type Bio, bio } from '#contract/bio.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { membersSent } from '#server/http/members-sent.ts';
import { changedPicture } from '#server/rules/uploaded-picture.ts';
import { withFreeAlias } from '#server/rules/with-free-alias.ts';
import * as store from '#server/store/bio.ts';
import { pixelIdsOf } from '#server/store/firing.ts';
import { findMany } from '#server/store/links.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { remove } from '#server/services/deletion.ts';
import { onlyOne } from '#server/services/outcomes.ts';
import { listedState } from '#server/services/link-options.ts';
import { mustHavePixels } from '#server/services/must-have-pixels.ts';
import { mustFitQuota } from '#server/services/picture-quota.ts';
import type { Routes } from '#server/services/service.ts';

export const bioRoutes: Routes = (app, service) => {
  const { db, addresses } = service;
  const pictureOf = ({ picture }: store.BioRow) => (picture === null ? null : addresses.picture(picture));

  const item = (row: store.BioRow): Bio => ({
    id: row.id,
    alias: row.alias,
    title: row.title,
    description: row.description,
    link: addresses.bio(row.alias),
    picture: pictureOf(row),
    links: Number(row.links),
    views: row.views,
    date: timestamp(row.created_at),
  });

  /** @throws ApiRefusal if one of them isn't a link of the account */
  const mustHave = async (accountId: number, ids: readonly number[]) => {
    const found = new Set((await findMany(db, accountId, ids)).map(({ id }) => id));
    const missing = ids.find((id) => !found.has(id));
    if (missing !== undefined) throw new ApiRefusal(400, `Link ${missing} not found.`, 'items');
  };

  route(app, bio.list, async ({ caller, query }) =>
    list('bios', query, await store.page(db, caller.accountId, pageWanted(query)), item),
  );

  route(app, bio.get, async ({ caller, params }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'bio page');
    const items = (await store.linksOf(db, found.id)).map((link) => ({
      id: link.id,
      title: link.title || link.alias,
      description: link.public_description,
      shorturl: addresses.link(link),
      longurl: link.longurl,
      ...listedState(link),
    }));
    const pixels = await pixelIdsOf(db, { kind: 'bio', id: found.id });
    const details = { ...item(found), theme: found.theme, color: found.color, items, pixels };
    return ok({ details, data: await statisticsOf(db, 'bio', found.id) });
  });

  route(app, bio.add, async ({ caller, body }) => {
    const { alias: custom, title, description = '', items = [], picture, pixels, ...looks } = body;
    await mustHave(caller.accountId, items);
    await mustHavePixels(db, caller.accountId, pixels);
    const given = changedPicture(picture, null);
    await mustFitQuota(service, caller.accountId, given, 'picture');
    const stamp = { account_id: caller.accountId, created_at: now() };
    const [id, alias] = await withFreeAlias(custom, (alias) =>
      store.add(db, { alias, title, description, ...membersSent(looks), ...stamp }, items, {
        picture: given,
        pixelIds: pixels,
      }),
    );
    return ok({ id, link: addresses.bio(alias) });
  });

  route(app, bio.update, async ({ caller, params, body }) => {
    const { items, picture, pixels, ...change } = body;
    const given = changedPicture(
      picture,
      pictureOf(mustFind(await store.find(db, caller.accountId, params.id), 'bio page')),
    );
    await mustFitQuota(service, caller.accountId, given, 'picture', { of: 'bio_id', id: params.id });
    if (items) await mustHave(caller.accountId, items);
    await mustHavePixels(db, caller.accountId, pixels);
    const updated = mustFind(
      await store.update(db, caller.accountId, params.id, membersSent(change), items, {
        picture: given,
        pixelIds: pixels,
      }),
      'bio page',
    );
    const message = 'Bio page has been updated successfully.';
    return ok({ message, id: updated.id, link: addresses.bio(updated.alias) });
  });

  route(app, bio.delete, async ({ caller, params }) =>
    onlyOne(await remove(service, caller.accountId, 'bio', [params.id])),
  );
};
