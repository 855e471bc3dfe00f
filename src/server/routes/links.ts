import { type Link, links } from '#contract/links.ts';
import { now, timestamp } from '#server/http/clock.ts';
import { leadsBack, ledBack } from '#server/http/leads-back.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import { done, list, ok, wanted } from '#server/http/replies.ts';
import { route, SoftRefusal } from '#server/http/route.ts';
import { withFreeAlias } from '#server/http/with-free-alias.ts';
import * as domains from '#server/store/domains.ts';
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

  /** @throws Refusal when the destination is a short URL of this service */
  const mustLeadAway = async (url: string) => {
    if (await leadsBack(db, site.publicUrl, url)) throw new Refusal(400, ledBack, 'url');
  };

  /** The id of the account's domain; null for the main host. */
  const domainOf = async (accountId: number, host: string | undefined): Promise<number | null> => {
    if (host === undefined || host === new URL(site.publicUrl).host) return null;
    const domain = await domains.findByHost(db, accountId, host);
    if (!domain) throw new Refusal(400, `You have no domain ${host}.`, 'domain');
    return domain.id;
  };

  route(app, links.get, async ({ caller, params }) => {
    await recorder.caughtUp();
    const found = await store.find(db, caller.accountId, params.id);
    if (!found) throw notFound('The link');
    return ok({ details: item(found), data: await statisticsOf(db, 'link', found.id) });
  });

  route(app, links.add, async ({ caller, body }) => {
    const { url, custom, title = '', description = '' } = body;
    const domain_id = await domainOf(caller.accountId, body.domain);
    await mustLeadAway(url);
    const [id] = await withFreeAlias(custom, (alias) =>
      store.add(db, {
        account_id: caller.accountId,
        domain_id,
        alias,
        longurl: url,
        title,
        description,
        created_at: now(),
      }),
    );
    const added = await store.find(db, caller.accountId, id);
    if (!added) throw notFound('The link');
    return ok({ id, shorturl: addresses.link(added) });
  });

  route(app, links.update, async ({ caller, params, body }) => {
    const { url, custom, title, description } = body;
    if (url !== undefined) await mustLeadAway(url);
    const updated = await store.update(db, caller.accountId, params.id, {
      ...(url !== undefined && { longurl: url }),
      ...(custom !== undefined && { alias: custom }),
      ...(body.domain !== undefined && { domain_id: await domainOf(caller.accountId, body.domain) }),
      ...(typeof title === 'string' && { title }),
      ...(typeof description === 'string' && { description }),
    });
    if (!updated) throw notFound('The link');
    const message = 'Link has been updated successfully.';
    return ok({ message, id: updated.id, shorturl: addresses.link(updated) });
  });

  route(app, links.delete, async ({ caller, params }) => {
    if (!(await store.remove(db, caller.accountId, params.id))) throw notFound('The link');
    return done('Link has been deleted successfully.');
  });
};
