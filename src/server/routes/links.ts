import { type Link, links } from '#contract/links.ts';
import { timestamp } from '#server/http/clock.ts';
import { list, ok, wanted } from '#server/http/replies.ts';
import { route, SoftRefusal } from '#server/http/route.ts';
import * as store from '#server/store/links.ts';
import { statisticsOf } from '#server/store/visits.ts';
import type { Routes } from './service.ts';

/** A short URL, with or without scheme, or an alias alone, taken apart. */
function takeApart(short: string): { host?: string; alias: string } | undefined {
  const [address = ''] = short.replace(/^[a-z]+:\/\//i, '').split(/[?#]/);
  const [first = '', second, ...more] = address.replace(/\/+$/, '').split('/');
  if (more.length > 0) return undefined;
  try {
    const alias = decodeURIComponent(second ?? first).normalize('NFC');
    return second === undefined ? { alias } : { host: first.toLowerCase(), alias };
  } catch {
    return undefined;
  }
}

export const linkRoutes: Routes = (app, { db, site, addresses, recorder }) => {
  const item = (row: store.LinkRow): Link => ({
    id: row.id,
    alias: row.alias,
    shorturl: addresses.link(row),
    longurl: row.longurl,
    clicks: row.clicks,
    title: row.title,
    description: row.description,
    date: timestamp(row.created_at),
  });

  const lookUp = async (accountId: number, short: string) => {
    const wanted = takeApart(short);
    const host = wanted?.host === new URL(site.publicUrl).host ? null : wanted?.host;
    const found = wanted && (await store.findByAlias(db, accountId, wanted.alias, host));
    if (!found) throw new SoftRefusal('No link of yours has that short URL.');
    return ok({ details: item(found), data: await statisticsOf(db, 'link', found.id) });
  };

  route(app, links.list, async ({ caller, query }) => {
    await recorder.caughtUp();
    if (query.short) return lookUp(caller.accountId, query.short);
    const { order, q } = query;
    return list('urls', query, await store.page(db, caller.accountId, { order, q, ...wanted(query) }), item);
  });
};
