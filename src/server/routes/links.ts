import type { z } from 'zod';
import { type AddLink, type Link, links } from '#contract/links.ts';
import { now } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { list, ok, pageWanted } from '#server/http/replies.ts';
import { route, SoftRefusal } from '#server/http/route.ts';
import { withFreeAlias } from '#server/rules/with-free-alias.ts';
import * as campaigns from '#server/store/campaigns.ts';
import * as channels from '#server/store/channels.ts';
import * as domains from '#server/store/domains.ts';
import { pixelIdsOf } from '#server/store/firing.ts';
import { setGroups } from '#server/store/link-groups.ts';
import * as store from '#server/store/links.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { remove } from '#server/services/deletion.ts';
import { linkItems, linkUpdated } from '#server/services/link-item.ts';
import { onlyOne } from '#server/services/outcomes.ts';
import {
  mustRedirectElsewhere,
  optionColumnsOf,
  optionsOf,
  withParameters,
} from '#server/services/link-options.ts';
import type { Routes } from '#server/services/service.ts';
import { decoded } from '#server/rules/decoded.ts';

/** Splits a short URL, with or without a scheme, or an alias on its own. */
function parseShortUrl(short: string): { host?: string; alias: string } | undefined {
  const [scheme = 'https://'] = /^[a-z]+:\/\//i.exec(short) ?? [];
  const [address = ''] = short.replace(/^[a-z]+:\/\//i, '').split(/[?#]/);
  const [first = '', second, ...more] = address.replace(/\/+$/, '').split('/');
  if (more.length > 0) return undefined;
  const alias = decoded(second ?? first);
  // The format in which domains are stored: lowercase, ASCII, and without the default port.
  return second === undefined ? { alias } : { host: URL.parse(scheme + first)?.host ?? first, alias };
}

type RequestedGroups = Pick<z.output<typeof AddLink>, 'campaign' | 'channel'>;

export const linkRoutes: Routes = (app, service) => {
  const { db, site, addresses, recorder } = service;
  const item = async (row: store.LinkRow): Promise<Link> => (await linkItems(db, addresses, [row]))(row);

  const lookUp = async (accountId: number, short: string) => {
    const wanted = parseShortUrl(short);
    const host = wanted?.host === new URL(site.publicUrl).host ? null : wanted?.host;
    const found = wanted && (await store.findByAlias(db, accountId, wanted.alias, host));
    if (!found) throw new SoftRefusal('Link not found.');
    return ok({ details: await item(found), data: await statisticsOf(db, 'link', found.id) });
  };

  route(app, links.list, async ({ caller, query }) => {
    if (query.short) return lookUp(caller.accountId, query.short);
    const { order, q } = query;
    const page = await store.page(db, caller.accountId, { order, q, ...pageWanted(query) });
    return list('urls', query, page, await linkItems(db, addresses, page.rows));
  });

  /** Returns the id of the account's domain, or null for the main host. */
  const domainOf = async (accountId: number, host: string | undefined): Promise<number | null> => {
    if (host === undefined || host === new URL(site.publicUrl).host) return null;
    const domain = await domains.findByHost(db, accountId, host);
    if (!domain) throw new ApiRefusal(400, `Domain ${host} not found.`, 'domain');
    if (!domains.isReady(domain))
      throw new ApiRefusal(400, `${host} isn’t ready yet. Finish its setup first.`, 'domain');
    return domain.id;
  };

  /** @throws ApiRefusal if the account has no such campaign or channel */
  const groupsOf = async (accountId: number, { campaign, channel }: RequestedGroups) => {
    for (const id of campaign ?? [])
      if (!(await campaigns.find(db, accountId, id)))
        throw new ApiRefusal(400, 'Campaign not found.', 'campaign');
    for (const id of channel ?? [])
      if (!(await channels.find(db, accountId, id)))
        throw new ApiRefusal(400, 'Channel not found.', 'channel');
    return { campaigns: campaign, channels: channel, at: now() };
  };

  route(app, links.get, async ({ caller, params }) => {
    const found = mustFind(await store.find(db, caller.accountId, params.id), 'link');
    const data = await statisticsOf(db, 'link', found.id);
    const pixels = await pixelIdsOf(db, { kind: 'link', id: found.id });
    return ok({ details: await item(found), data, options: optionsOf(found, pixels) });
  });

  route(app, links.free, async ({ caller, query }) => {
    const domain_id = await domainOf(caller.accountId, query.domain);
    return ok({ free: await store.isFree(db, caller.accountId, query.custom, domain_id) });
  });

  route(app, links.add, async ({ caller, body }) => {
    const { custom, title = '', description = '' } = body;
    const { accountId: account_id } = caller;
    const domain_id = await domainOf(account_id, body.domain);
    await mustRedirectElsewhere(service, body);
    const groups = await groupsOf(account_id, body);
    const options = await optionColumnsOf(service, account_id, body);
    const [id] = await withFreeAlias(custom, (alias) =>
      store.add(db, {
        account_id,
        domain_id,
        alias,
        longurl: withParameters(body.url, body.parameters),
        title,
        description,
        created_at: now(),
        ...options,
      }),
    );
    await setGroups(db, id, groups);
    const added = mustFind(await store.find(db, account_id, id), 'link');
    return ok({ id, shorturl: addresses.link(added) });
  });

  /** Returns the destination after a change. If only parameters are sent, they're added to the current destination. */
  const destinationOf = async (
    accountId: number,
    id: number,
    { url, parameters }: { url?: string | undefined; parameters?: Parameters<typeof withParameters>[1] },
  ) => {
    if (!parameters?.length) return url;
    const before = url ?? (await store.find(db, accountId, id))?.longurl;
    return before === undefined ? undefined : withParameters(before, parameters);
  };

  route(app, links.update, async ({ caller, params, body }) => {
    const { custom, title, description } = body;
    await mustRedirectElsewhere(service, body);
    const url = await destinationOf(caller.accountId, params.id, body);
    const groups = await groupsOf(caller.accountId, body);
    const options = await optionColumnsOf(service, caller.accountId, body);
    // A limit starts with the clicks so far.
    if (options.click_limit) await recorder.counted();
    const updated = mustFind(
      await store.update(db, caller.accountId, params.id, {
        ...(url !== undefined && { longurl: url }),
        ...(custom !== undefined && { alias: custom }),
        ...(body.domain !== undefined && { domain_id: await domainOf(caller.accountId, body.domain) }),
        ...(typeof title === 'string' && { title }),
        ...(typeof description === 'string' && { description }),
        ...options,
        groups,
      }),
      'link',
    );
    return ok({ message: linkUpdated, id: updated.id, shorturl: addresses.link(updated) });
  });

  route(app, links.delete, async ({ caller, params }) =>
    onlyOne(await remove(service, caller.accountId, 'links', [params.id])),
  );
};
