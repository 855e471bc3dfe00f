import { looks, maxLooks, type Template } from '#contract/looks.ts';
import { noLogo } from '#contract/qr.ts';
import type { QrLook } from '#contract/qr-look.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { ApiRefusal, mustFind, notFound } from '#server/rules/api-refusal.ts';
import { now } from '#server/rules/clock.ts';
import { uploadedPicture } from '#server/rules/uploaded-picture.ts';
import { outcomesOf } from '#server/services/outcomes.ts';
import { mustFitQuota } from '#server/services/picture-quota.ts';
import { logoOf, withoutLogo } from '#server/services/qr-logo.ts';
import type { Routes } from '#server/services/service.ts';
import * as store from '#server/store/looks.ts';
import { applyDesign } from '#server/store/qr.ts';

type Design = Pick<Template, 'foreground' | 'background' | 'logo' | 'look'>;

/** Formats a look for storage. Null means a plain code. */
export const lookText = (look: QrLook) => (Object.keys(look).length > 0 ? JSON.stringify(look) : null);

const item = (row: Awaited<ReturnType<typeof store.all>>[number]): Template => ({
  id: row.id,
  name: row.name,
  standard: row.standard === 1,
  ...(JSON.parse(row.design) as Design),
});

const flag = (value: boolean | undefined) => (value === undefined ? {} : { standard: value ? 1 : 0 });

export const lookRoutes: Routes = (app, service) => {
  const { db } = service;

  route(app, looks.list, async ({ caller }) =>
    ok({ looks: (await store.all(db, caller.accountId)).map(item) }),
  );

  route(app, looks.add, async ({ caller, body }) => {
    if ((await store.count(db, caller.accountId)) >= maxLooks)
      throw new ApiRefusal(400, `An account can have ${maxLooks} templates. Delete one first.`);
    const { name, standard, ...design } = body;
    if (design.logo?.startsWith('data:')) uploadedPicture(design.logo, 'logo');
    const id = await store.add(db, {
      account_id: caller.accountId,
      name,
      design: JSON.stringify(design),
      standard: standard ? 1 : 0,
      created_at: now(),
    });
    return ok({ id });
  });

  route(app, looks.update, async ({ caller, params, body: { name, standard } }) => {
    const change = { ...(name !== undefined && { name }), ...flag(standard) };
    mustFind(await store.update(db, caller.accountId, params.id, change), 'template');
    return done('Template has been updated successfully.');
  });

  route(app, looks.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'template');
    return done('Template has been deleted successfully.');
  });

  route(app, looks.apply, async ({ caller, body }) => {
    const ids = [...new Set(body.ids)];
    const { logo, picture } = body.logo === noLogo ? withoutLogo : logoOf(body.logo);
    const all = picture && { bytes: { length: picture.bytes.length * ids.length } };
    await mustFitQuota(service, caller.accountId, all, 'logo');
    const { foreground, background, look } = body;
    const changed = await applyDesign(
      db,
      caller.accountId,
      ids,
      {
        ...(foreground !== undefined && { foreground }),
        ...(background !== undefined && { background }),
        ...(look !== undefined && { look: lookText(look) }),
        ...(logo !== undefined && { logo }),
      },
      picture,
    );
    const told = 'QR Code has been updated successfully.';
    return ok({ results: [...outcomesOf(ids, changed, told, notFound('QR code'))] });
  });
};
