import type { z } from 'zod/mini';
import { type GroupSeriesQuery, maxSeriesTop, series, type SeriesQuery } from '#contract/series.ts';
import { mustFind } from '#server/rules/api-refusal.ts';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { evenStretches, perPoint, timePoints } from '#server/rules/time-points.ts';
import type { Db } from '#server/store/database/database.ts';
import * as campaigns from '#server/store/campaigns.ts';
import * as channels from '#server/store/channels.ts';
import * as links from '#server/store/links.ts';
import * as qr from '#server/store/qr.ts';
import type { VisitKind } from '#server/store/schema.ts';
import {
  type GroupMembers,
  topCountriesOf,
  topOfGroup,
  viewsOfBios,
  visitsBetween,
  visitsOfGroup,
} from '#server/store/series.ts';
import { channelItems } from '#server/services/channel-items.ts';
import type { Routes } from '#server/services/service.ts';

const total = <Member extends 'visits' | 'fresh'>(
  rows: readonly Readonly<Record<Member, number>>[],
  member: Member,
) => rows.reduce((sum, row) => sum + row[member], 0);

/** Returns the requested range and the visits of each of its points. */
async function pointsOf(db: Db, kind: VisitKind, targetId: number, query: SeriesQuery) {
  const points = timePoints(query);
  const { by, zone, from, to, labels } = points;
  const rows = [];
  for (const stretch of evenStretches(points))
    rows.push(...(await visitsBetween(db, kind, targetId, stretch)));
  return { range: { by, zone, from, to }, labels, visits: perPoint(points, rows) };
}

export const seriesRoutes: Routes = (app, { db, addresses }) => {
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

  const ofGroup = async (
    accountId: number,
    group: Pick<GroupMembers, 'group' | 'id'>,
    query: z.output<typeof GroupSeriesQuery>,
  ) => {
    const points = timePoints(query);
    const { by, zone, from, to, labels, edges } = points;
    const since = labels.findIndex((at) => at >= (query.since ?? from));
    const lately = { from: edges.at(since) ?? 0, to: edges.at(-1) ?? 0 };
    const visits: Partial<Record<GroupMembers['kind'], { visits: number }[][]>> = {};
    const top = [];
    for (const kind of group.group === 'campaign' ? (['link'] as const) : (['link', 'qr', 'bio'] as const)) {
      const rows = [];
      for (const stretch of evenStretches(points))
        rows.push(...(await visitsOfGroup(db, { ...group, kind }, stretch)));
      visits[kind] = perPoint(points, rows);
      if (since !== -1) top.push(...(await topOfGroup(db, { ...group, kind }, lately, maxSeriesTop)));
    }
    const best = top.toSorted((a, b) => b.visits - a.visits).slice(0, maxSeriesTop);
    const visitsOf = new Map(best.map(({ type, item_id, visits: count }) => [`${type} ${item_id}`, count]));
    const items = await channelItems(db, addresses, accountId, best);
    return ok({
      data: {
        by,
        zone,
        from,
        to,
        series: labels.map((at, point) => ({
          at,
          clicks: total(visits.link?.[point] ?? [], 'visits'),
          scans: total(visits.qr?.[point] ?? [], 'visits'),
          views: total(visits.bio?.[point] ?? [], 'visits'),
        })),
        top: items.map((item) => ({ ...item, visits: visitsOf.get(`${item.type} ${item.id}`) ?? 0 })),
      },
    });
  };

  route(app, series.campaign, async ({ caller, params, query }) => {
    const { id } = mustFind(await campaigns.find(db, caller.accountId, params.id), 'campaign');
    return ofGroup(caller.accountId, { group: 'campaign', id }, query);
  });

  route(app, series.channel, async ({ caller, params, query }) => {
    const { id } = mustFind(await channels.find(db, caller.accountId, params.id), 'channel');
    return ofGroup(caller.accountId, { group: 'channel', id }, query);
  });

  route(app, series.account, async ({ caller, query }) => {
    const clicks = await pointsOf(db, 'links', caller.accountId, query);
    const scans = await pointsOf(db, 'qrs', caller.accountId, query);
    const points = timePoints(query);
    const viewed = [];
    for (const stretch of evenStretches(points))
      viewed.push(...(await viewsOfBios(db, caller.accountId, stretch)));
    const views = perPoint(points, viewed);
    return ok({
      data: {
        ...clicks.range,
        series: clicks.labels.map((at, point) => ({
          at,
          clicks: total(clicks.visits[point] ?? [], 'visits'),
          scans: total(scans.visits[point] ?? [], 'visits'),
          views: total(views[point] ?? [], 'visits'),
        })),
        topCountries: await topCountriesOf(db, caller.accountId),
      },
    });
  });
};
