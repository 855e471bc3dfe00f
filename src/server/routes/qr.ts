import { z } from 'zod';
import { noLogo, type Qr, qr, type QrSource } from '#contract/qr.ts';
import type { QrLook } from '#contract/qr-look.ts';
import { LinkData, type SavedFile } from '#contract/qr-file.ts';
import { isUpload } from '#contract/uploads.ts';
import { qrData, type QrType } from '#contract/qr-data.ts';
import type { Addresses, Site } from '#server/rules/addresses.ts';
import { contentIn, isFile, storedData, titleOfFile } from '#server/rules/qr-file.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { redirectsToScan, scanRefused } from '#server/rules/redirect-loops.ts';
import { parse } from '#server/http/parse.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { maxUploadBytes } from '#server/http/body.ts';
import { randomCode } from '#server/rules/secrets.ts';
import * as store from '#server/store/qr.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { isStatic } from '#qr/is-static.ts';
import { moreOf } from '#qr/more/kinds.ts';
import { titleOf } from '#qr/title.ts';
import { remove } from '#server/services/deletion.ts';
import { onlyOne } from '#server/services/outcomes.ts';
import { mustFitQuota } from '#server/services/picture-quota.ts';
import { logoOf, withoutLogo } from '#server/services/qr-logo.ts';
import { codeColumnsOf, optionsOfCode } from '#server/services/qr-options.ts';
import type { Routes } from '#server/services/service.ts';
import { lookText } from './looks.ts';

const black = 'rgb(0,0,0)';
const white = 'rgb(255,255,255)';

type Row = NonNullable<Awaited<ReturnType<typeof store.find>>>;

/** Describes the content in words. A file has no description, since its address isn't meaningful. */
function contentOf(site: Site, row: Row): Pick<Qr, 'type' | 'holds' | 'kind'> {
  if (isFile(row)) return { type: 'file', holds: '' };
  const content = contentIn(site, row);
  const kind = moreOf(content)?.kind;
  return { type: content.type, holds: titleOf(content), ...(kind && { kind }) };
}

/** Returns the settings that differ from a plain code. Most codes have none. */
function stateOf(site: Site, row: Row): Pick<Qr, 'static' | 'start' | 'expiry' | 'password'> {
  const fixed = isStatic(contentIn(site, row), row.static);
  return {
    ...(fixed !== undefined && { static: fixed }),
    ...(row.starts_at !== null && { start: timestamp(row.starts_at) }),
    ...(row.expires_at !== null && { expiry: timestamp(row.expires_at) }),
    ...(row.password_hash !== null && { password: true }),
  };
}

export const item = (addresses: Addresses, site: Site, row: Row): Qr => ({
  id: row.id,
  link: addresses.qr(row.code),
  scans: row.scans,
  name: row.name,
  date: timestamp(row.created_at),
  image: addresses.qrImage(row.code),
  ...contentOf(site, row),
  ...stateOf(site, row),
});

const staticColumn = (wanted: boolean | undefined) =>
  wanted === undefined ? {} : { static: wanted ? 1 : 0 };

export const qrRoutes: Routes = (app, service) => {
  const { db, site, addresses, isBlocked } = service;
  const source = async (row: Row): Promise<QrSource> => ({
    ...contentIn(site, row),
    background: row.background,
    foreground: row.foreground,
    logo: row.logo === '' ? addresses.qrLogo(row.code) : row.logo,
    ...(row.look !== null && { look: JSON.parse(row.look) as QrLook }),
    ...(isFile(row) && { file: await savedFile(row.id) }),
  });
  const savedFile = async (id: number) => {
    const found = await store.fileOf(db, id);
    return found && ({ type: found.media_type, bytes: found.bytes } as SavedFile);
  };

  route(app, qr.list, async ({ caller, query }) =>
    list('qrs', query, await store.page(db, caller.accountId, pageWanted(query)), (row) =>
      item(addresses, site, row),
    ),
  );

  route(app, qr.get, async ({ caller, params }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'QR code');
    return ok({
      details: item(addresses, site, found),
      data: await statisticsOf(db, 'qr', found.id),
      source: await source(found),
      options: optionsOfCode(found),
    });
  });

  /** @throws ApiRefusal if a scan would redirect to a blocked host or to another scan */
  const mustLeadAway = (type: string, data: unknown) => {
    if (isUpload(data)) return;
    if (typeof data === 'string' && isBlocked(data))
      throw new ApiRefusal(400, `Links aren’t allowed to ${new URL(data).hostname}.`, 'data');
    if (redirectsToScan(new URL(site.publicUrl).host, { type, data }))
      throw new ApiRefusal(400, scanRefused, 'data');
  };

  route(
    app,
    qr.add,
    async ({ caller, body }) => {
      mustLeadAway(body.type, body.data);
      const { logo, picture } = logoOf(body.logo);
      const { data, file } = storedData(site, body.data);
      await mustFitQuota(service, caller.accountId, picture, 'logo');
      await mustFitQuota(service, caller.accountId, file, 'data');
      const options = await codeColumnsOf(service, caller.accountId, body);
      const code = randomCode(8);
      const id = await store.add(
        db,
        {
          account_id: caller.accountId,
          code,
          type: body.type,
          data,
          background: body.background ?? white,
          foreground: body.foreground ?? black,
          logo: logo ?? null,
          look: body.look ? lookText(body.look) : null,
          ...staticColumn(body.static),
          name: body.name ?? (file ? titleOfFile(file) : titleOf(contentIn(site, { type: body.type, data }))),
          created_at: now(),
          ...options,
        },
        { logo: picture, file },
      );
      return ok({ id, link: addresses.qr(code) });
    },
    maxUploadBytes,
  );

  route(
    app,
    qr.update,
    async ({ caller, params, body }) => {
      const found = mustFind(await store.find(db, caller.accountId, params.id), 'QR code');
      const type = body.type ?? (found.type as QrType);
      const { data: given } = parse(z.object({ data: type === 'link' ? LinkData : qrData[type] }), body);
      mustLeadAway(type, given);
      // `source` shows an uploaded picture as the code's own address. Sending that back leaves the picture unchanged.
      const isOwn = found.logo === '' && body.logo === addresses.qrLogo(found.code);
      const { logo, picture } = isOwn ? {} : body.logo === noLogo ? withoutLogo : logoOf(body.logo);
      await mustFitQuota(service, caller.accountId, picture, 'logo', { of: 'qr_id', id: found.id });
      const { data, file } = storedData(site, given, found);
      await mustFitQuota(service, caller.accountId, file, 'data', { of: 'qr_file', id: found.id });
      const options = await codeColumnsOf(service, caller.accountId, body, found);
      await store.update(
        db,
        found.id,
        {
          type,
          data,
          ...(body.background !== undefined && { background: body.background }),
          ...(body.foreground !== undefined && { foreground: body.foreground }),
          ...(body.name !== undefined && { name: body.name }),
          ...(body.look !== undefined && { look: lookText(body.look) }),
          ...(logo !== undefined && { logo }),
          ...staticColumn(body.static),
          ...options,
        },
        { logo: picture, file },
      );
      return done('QR Code has been updated successfully.');
    },
    maxUploadBytes,
  );

  route(app, qr.delete, async ({ caller, params }) =>
    onlyOne(await remove(service, caller.accountId, 'qr', [params.id])),
  );
};
