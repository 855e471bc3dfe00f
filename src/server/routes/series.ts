import { series, type SeriesQuery } from '#contract/series.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { evenStretches, perPoint, timePoints } from '#server/rules/time-points.ts';
import type { Db } from '#server/store/database/database.ts';
import * as links from '#server/store/links.ts';
import * as qr from '#server/store/qr.ts';
import type { VisitKind } from '#server/store/schema.ts';
import { topCountriesOf, visitsBetween } from '#server/store/series.ts';
import type { Routes } from '#server/services/service.ts';

const total = (rows: readonly { visits: number; fresh: number }[], member: 'visits' | 'fresh') =>
  rows.reduce((sum, row) => sum + row[member], 0);

/** What was asked for, and the visits of each of its points. */
async function pointsOf(db: Db, kind: VisitKind, targetId: number, query: SeriesQuery) {
  const points = timePoints(query);
  const { by, zone, from, to, labels } = points;
  const rows = [];
  for (const stretch of evenStretches(points))
    rows.push(...(await visitsBetween(db, kind, targetId, stretch)));
  return { range: { by, zone, from, to }, labels, visits: perPoint(points, rows) };
}

export const seriesRoutes: Routes = (app, { db }) => {
  const ofTarget = async (kind: 'link' | 'qr', id: number, query: SeriesQuery) => {
    const { range, labels, visits } = await pointsOf(db, kind, id, query);
    return ok({
      data: {
        ...range,
        series: labels.map((at, point) => ({
          at,
          clicks: total(visits[point] ?? [], 'visits'),
          uniqueClicks: total(visits[point] ?? [], 'fresh'),
        })),
      },
    });
  };

  route(app, series.qr, async ({ caller, params, query }) => {
    mustFind(await qr.find(db, caller.accountId, params.id), 'QR code');
    return ofTarget('qr', params.id, query);
  });

  route(app, series.link, async ({ caller, params, query }) => {
    const [link] = await links.findMany(db, caller.accountId, [params.id]);
    mustFind(link, 'link');
    return ofTarget('link', params.id, query);
  });

  route(app, series.account, async ({ caller, query }) => {
    const clicks = await pointsOf(db, 'links', caller.accountId, query);
    const scans = await pointsOf(db, 'qrs', caller.accountId, query);
    return ok({
      data: {
        ...clicks.range,
        series: clicks.labels.map((at, point) => ({
          at,
          clicks: total(clicks.visits[point] ?? [], 'visits'),
          scans: total(scans.visits[point] ?? [], 'visits'),
        })),
        topCountries: await topCountriesOf(db, caller.accountId),
      },
    });
  });
};
