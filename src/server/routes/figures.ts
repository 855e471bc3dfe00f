import { type Figures, figures, type FigureType } from '#contract/figures.ts';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { evenStretches, perPoint, type TimePoints, timePoints } from '#server/rules/time-points.ts';
import type { Routes } from '#server/services/service.ts';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/figures.ts';
import { namedGroupsOf } from '#server/store/link-groups.ts';
import { visitsOfEach } from '#server/store/series.ts';

type FiguresOf = (id: number) => Omit<Figures, 'id'>;

const itemTypes = { link: 'links', qr: 'qr', bio: 'bio' } as const;

/** Returns the visits on each of the records' last days, and the groups they belong to. */
async function visits(
  db: Db,
  kind: keyof typeof itemTypes,
  ids: readonly number[],
  points: TimePoints,
): Promise<FiguresOf> {
  const rows = [];
  for (const stretch of evenStretches(points)) rows.push(...(await visitsOfEach(db, kind, ids, stretch)));
  const groupsOf = await namedGroupsOf(db, itemTypes[kind], ids);
  const byTarget = Map.groupBy(rows, ({ target }) => target);
  return (id) => ({
    series: perPoint(points, byTarget.get(id) ?? []).map((day) =>
      day.reduce((sum, row) => sum + row.visits, 0),
    ),
    groups: groupsOf(id),
  });
}

const readers: Readonly<
  Record<
    FigureType,
    {
      table: Parameters<typeof store.owned>[1];
      read: (db: Db, ids: readonly number[], points: TimePoints) => Promise<FiguresOf>;
    }
  >
> = {
  urls: { table: 'links', read: async (db, ids, points) => visits(db, 'link', ids, points) },
  qr: { table: 'qrs', read: async (db, ids, points) => visits(db, 'qr', ids, points) },
  bio: { table: 'bios', read: async (db, ids, points) => visits(db, 'bio', ids, points) },
  campaigns: {
    table: 'campaigns',
    async read(db, ids) {
      const { links, clicks } = await store.ofCampaigns(db, ids);
      return (id) => ({ links: links.get(id) ?? 0, clicks: clicks.get(id) ?? 0 });
    },
  },
  channels: {
    table: 'channels',
    async read(db, ids) {
      const links = await store.ofChannels(db, ids, 'links');
      const qrs = await store.ofChannels(db, ids, 'qr');
      const bios = await store.ofChannels(db, ids, 'bio');
      return (id) => ({ links: links.get(id) ?? 0, qrs: qrs.get(id) ?? 0, bios: bios.get(id) ?? 0 });
    },
  },
  domains: { table: 'domains', read: linkCounts('domain_id') },
  overlay: { table: 'overlays', read: linkCounts('overlay_id') },
  splash: { table: 'splash', read: linkCounts('splash_id') },
  pixels: {
    table: 'pixels',
    async read(db, ids) {
      const links = await store.usesOf(db, 'link', ids);
      const bios = await store.usesOf(db, 'bio', ids);
      return (id) => ({ links: links.get(id) ?? 0, bios: bios.get(id) ?? 0 });
    },
  },
};

function linkCounts(column: Parameters<typeof store.linksWith>[1]) {
  return async (db: Db, ids: readonly number[]): Promise<FiguresOf> => {
    const links = await store.linksWith(db, column, ids);
    return (id) => ({ links: links.get(id) ?? 0 });
  };
}

export const figureRoutes: Routes = (app, { db }) => {
  route(app, figures.read, async ({ caller, query }) => {
    const points = timePoints({ zone: query.zone });
    const { from, to } = points;
    const { table, read } = readers[query.type];
    const asked = [...new Set(query.ids.split(',').map(Number))];
    const owned = await store.owned(db, table, caller.accountId, asked);
    const ids = asked.filter((id) => owned.has(id));
    if (ids.length === 0) return ok({ data: { from, to, figures: [] } });
    const of = await read(db, ids, points);
    return ok({ data: { from, to, figures: ids.map((id) => ({ id, ...of(id) })) } });
  });
};
