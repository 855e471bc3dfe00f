import { domains } from '#contract/domains.ts';
import { now } from '#server/http/clock.ts';
import { mustBeDestinations } from '#server/http/destinations.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import { done, list, ok, wanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { randomCode } from '#server/http/secrets.ts';
import * as store from '#server/store/domains.ts';
import { Taken } from '#server/store/taken.ts';
import type { Routes } from './service.ts';

/** `5 links`, `1 link`. */
const links = (count: number) => `${count} ${count === 1 ? 'link' : 'links'}`;

const ledRound =
  'This address is on a branded domain of this service: visitors could be led round in a circle.';

function afterDeletion({ moved, renamed }: { moved: number; renamed: number }): string {
  if (moved === 0) return 'Domain has been deleted successfully.';
  const others = renamed > 0 ? `, ${links(renamed)} of them under a new alias` : '';
  return `Domain has been deleted successfully. ${links(moved)} moved to the main host${others}.`;
}

export const domainRoutes: Routes = (app, service) => {
  const { db, site, checkDomain } = service;

  /** @throws Refusal for an address that visitors of this host are not to be led to */
  const mustLeadAway = async (
    host: string,
    { redirectroot, redirect404 }: { redirectroot?: string | undefined; redirect404?: string | undefined },
  ) => {
    const wanted = { redirectroot, redirect404 };
    for (const [field, url] of Object.entries(wanted)) {
      const to = url ? new URL(url).host : undefined;
      if (to !== undefined && (to === host || (await store.isTaken(db, to))))
        throw new Refusal(400, ledRound, field);
    }
    await mustBeDestinations(service, wanted);
  };

  route(app, domains.list, async ({ caller, query }) =>
    list('domains', query, await store.page(db, caller.accountId, wanted(query)), (row) => ({
      id: row.id,
      domain: `${row.scheme}://${row.host}`,
      redirectroot: row.redirectroot,
      redirect404: row.redirect404,
    })),
  );

  route(app, domains.add, async ({ caller, body }) => {
    const { protocol, host } = new URL(body.domain);
    if (host === new URL(site.publicUrl).host) {
      throw new Refusal(400, "That is the service's own address: every account has it already.", 'domain');
    }
    if (await store.isTaken(db, host)) throw new Taken('domain', 'That domain is in use already.');
    await mustLeadAway(host, body);
    const complaint = await checkDomain(body.domain);
    if (complaint) throw new Refusal(400, complaint, 'domain');
    const id = await store.add(db, {
      account_id: caller.accountId,
      scheme: protocol === 'http:' ? 'http' : 'https',
      host,
      redirectroot: body.redirectroot ?? '',
      redirect404: body.redirect404 ?? '',
      created_at: now(),
    });
    return ok({ id });
  });

  route(app, domains.update, async ({ caller, params, body }) => {
    const domain = await store.find(db, caller.accountId, params.id);
    if (!domain) throw notFound('The domain');
    await mustLeadAway(domain.host, body);
    if (!(await store.update(db, caller.accountId, params.id, body))) throw notFound('The domain');
    return done('Domain has been updated successfully.');
  });

  route(app, domains.delete, async ({ caller, params }) => {
    const outcome = await store.remove(db, caller.accountId, params.id, () => randomCode(8));
    if (!outcome) throw notFound('The domain');
    return done(afterDeletion(outcome));
  });
};
