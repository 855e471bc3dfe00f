import { type Domain, domains, type DomainCheck } from '#contract/domains.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { formatCount } from '#server/http/format-count.ts';
import { mustBeDestinations } from '#server/rules/destinations.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { hostsRequested } from '#server/rules/own-host.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { randomCode } from '#server/rules/secrets.ts';
import * as store from '#server/store/domains.ts';
import { countPending } from '#server/store/pending-domains.ts';
import { ConflictError } from '#server/store/conflict.ts';
import { checksOf, type DomainSetups } from '#server/services/domain-setup.ts';
import type { Routes } from '#server/services/service.ts';
import type { Proof } from '#server/traffic/domain-check.ts';

/** Returns what to do for a check to pass. */
function remedy({ check, expected, found }: DomainCheck, { txt }: Proof): string {
  if (check === 'proof') return `Add a TXT record ${txt.name} with the value ${txt.value}.`;
  if (check === 'address') return `Point it to ${expected.join(', ')}.`;
  return `A request to ${found[0]} must reach this service.`;
}

/** Returns why a domain isn't accepted: each failed check with its remedy. */
const notReady = (checks: readonly DomainCheck[], proof: Proof): string =>
  checks
    .filter(({ state }) => state === 'failed')
    .map((check) => `${check.message} ${remedy(check, proof)}`)
    .join(' ');

const loopRefused = 'This address is on a branded domain of this server and could redirect in a circle.';

function afterDeletion({ moved, renamed }: { moved: number; renamed: number }): string {
  if (moved === 0) return 'Domain has been deleted successfully.';
  const others = renamed > 0 ? `, ${formatCount(renamed, 'link')} of them under a new alias` : '';
  return `Domain has been deleted successfully. ${formatCount(moved, 'link')} moved to the main host${others}.`;
}

/** Maximum number of an account's pending domains. Each is checked for a month. */
const maxPending = 50;

/** Checks that an account may request per minute. */
const maxChecks = 30;

const time = (seconds: number | null) => (seconds === null ? null : timestamp(seconds));

export const item = async (setups: DomainSetups, row: store.DomainRow): Promise<Domain> => {
  const domain = `${row.scheme}://${row.host}`;
  const { id, redirectroot, redirect404 } = row;
  const told = { id, domain, redirectroot, redirect404 };
  if (store.isReady(row)) return { ...told, status: 'ready' };
  const setup = {
    proof: await setups.proofOf(row.account_id, domain),
    checks: checksOf(row),
    checked: time(row.checked_at),
    next: time(row.next_check_at),
  };
  return { ...told, status: Number(row.taken) ? 'taken' : 'pending', setup };
};

export const domainRoutes: Routes = (app, service) => {
  const { db, database, site, config, attempts, domainChecker, domainSetups } = service;

  const find = async (accountId: number, id: number) =>
    mustFind(await store.find(db, accountId, id), 'domain');

  /** @throws ApiRefusal for an address that visitors of this host must not be redirected to */
  const mustLeadAway = async (
    host: string,
    { redirectroot, redirect404 }: { redirectroot?: string | undefined; redirect404?: string | undefined },
  ) => {
    const wanted = { redirectroot, redirect404 };
    for (const [field, url] of Object.entries(wanted)) {
      const [to] = url ? hostsRequested(new URL(url).host) : [];
      if (to !== undefined && (to === host || (await store.isTaken(db, to))))
        throw new ApiRefusal(400, loopRefused, field);
    }
    await mustBeDestinations(service, wanted);
  };

  /**
   * @throws ApiRefusal if the account has requested too many lookups. It isn't a 429, since clients wait and retry on
   * those
   */
  const mustNotFlood = async (accountId: number, field?: string) => {
    if (config.DOMAIN_CHECK === 'off') return;
    const { retryAfter } = await attempts.spend(`domain checks of ${accountId}`, maxChecks);
    if (retryAfter > 0)
      throw new ApiRefusal(400, `Too many checks. Try again in ${formatCount(retryAfter, 'second')}.`, field);
  };

  route(app, domains.list, async ({ caller, query }) => {
    const { result, rows } = await store.page(db, caller.accountId, pageWanted(query));
    const items: Domain[] = [];
    for (const row of rows) items.push(await item(domainSetups, row));
    return list('domains', query, { result, rows: items }, (each) => each);
  });

  route(app, domains.add, async ({ caller: { accountId }, body }) => {
    const { protocol, host } = new URL(body.domain);
    if (host === new URL(site.publicUrl).host) {
      throw new ApiRefusal(400, 'This is the server’s own address. Every account has it already.', 'domain');
    }
    if (await store.isTaken(db, host)) throw new ConflictError('domain', store.inUse);
    await mustLeadAway(host, body);
    const mistake = domainChecker.mistake(body.domain);
    if (mistake) throw new ApiRefusal(400, mistake, 'domain');
    await mustNotFlood(accountId, 'domain');
    const domain: store.NewDomain = {
      account_id: accountId,
      scheme: protocol === 'http:' ? 'http' : 'https',
      host,
      redirectroot: body.redirectroot ?? '',
      redirect404: body.redirect404 ?? '',
      created_at: now(),
    };
    if (body.pending) {
      if ((await countPending(db, accountId)) >= maxPending)
        throw new ApiRefusal(400, `You have ${maxPending} pending domains. Delete one first.`, 'domain');
      // If the check is interrupted, it's repeated soon.
      const id = await store.addPending(database, domain, now());
      await domainSetups.check(await find(accountId, id));
      const { status, setup } = await item(domainSetups, await find(accountId, id));
      return ok({ id, status, setup });
    }
    if (await store.findByHost(db, accountId, host)) throw new ConflictError('domain', store.addedAlready);
    // The specification has no domains that are saved but unused. Without the extension, a domain is either ready or
    // refused.
    const checks = await domainSetups.look(accountId, body.domain);
    if (checks.some(({ state }) => state !== 'passed'))
      throw new ApiRefusal(
        400,
        notReady(checks, await domainSetups.proofOf(accountId, body.domain)),
        'domain',
      );
    return ok({ id: await store.add(db, domain) });
  });

  route(app, domains.check, async ({ caller: { accountId }, params }) => {
    const row = await find(accountId, params.id);
    if (!store.isReady(row)) {
      await mustNotFlood(accountId);
      await domainSetups.check(row);
    }
    return ok({ data: await item(domainSetups, await find(accountId, params.id)) });
  });

  route(app, domains.update, async ({ caller, params, body }) => {
    const { host } = await find(caller.accountId, params.id);
    await mustLeadAway(host, body);
    const { remove = [], ...redirects } = body;
    const change = { ...redirects, ...Object.fromEntries((remove ?? []).map((field) => [field, ''])) };
    mustFind(await store.update(db, caller.accountId, params.id, change), 'domain');
    return done('Domain has been updated successfully.');
  });

  route(app, domains.delete, async ({ caller, params }) => {
    const outcome = mustFind(
      await store.remove(db, caller.accountId, params.id, () => randomCode(8)),
      'domain',
    );
    return ok({ message: afterDeletion(outcome), ...outcome });
  });
};
