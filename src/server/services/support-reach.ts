import { isIP } from 'node:net';
import type { Finding } from '#contract/support-records.ts';
import { formatCount } from '#server/http/format-count.ts';
import { limitConcurrency } from '#server/rules/limit-concurrency.ts';
import type { AccountRow } from '#server/store/account.ts';
import * as store from '#server/store/support-findings.ts';
import { finding } from './finding.ts';
import type { Service } from './service.ts';

/** Maximum destinations whose names are looked up, most clicked first. */
const maxDestinations = 200;

/** Maximum concurrent look-ups, and the time for all of them, in ms. */
const maxConcurrent = 4;
const timeoutMs = 15_000;

/**
 * Returns what was found in time. Undefined if it was too late for a look-up, or if it failed, which proves nothing.
 */
function eachInTime<T, Found>(
  all: readonly T[],
  look: (one: T) => Promise<Found>,
): Promise<(Found | undefined)[]> {
  const inTurn = limitConcurrency(maxConcurrent);
  const end = Date.now() + timeoutMs;
  return Promise.all(
    all.map((one) => inTurn(async () => (Date.now() < end ? look(one).catch(() => undefined) : undefined))),
  );
}

/** Destinations are only looked up by name. No request is ever sent to them. */
export async function findUnreachable(
  { db, names, domainChecker }: Service,
  { id }: AccountRow,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const domains = await store.brandedHosts(db, id);
  const looked = await eachInTime(domains, ({ scheme, host }) => domainChecker.look(`${scheme}://${host}`));
  for (const [place, { host }] of domains.entries()) {
    const failed = looked[place]?.checks.filter(({ state }) => state === 'failed') ?? [];
    if (failed.length === 0) continue;
    const text = failed.map(({ message }) => message).join(' ');
    found.push(finding(`domain-${host}`, 'bad', `The domain ${host} isn’t working.`, text, [host]));
  }
  const urls = await store.destinations(db, id, maxDestinations);
  const hosts = [...new Set(urls.flatMap(({ longurl }) => URL.parse(longurl)?.hostname ?? []))].filter(
    (host) => isIP(host.replaceAll(/[[\]]/g, '')) === 0,
  );
  const addresses = await eachInTime(hosts, async (host) => names.addresses(host));
  const dead = hosts.filter((_, place) => addresses[place]?.length === 0);
  if (dead.length > 0) {
    const title = `${formatCount(dead.length, 'destination host')} can’t be found.`;
    found.push(finding('dead', 'warn', title, 'Visitors see an error.', dead));
  }
  const unknown = hosts.filter((_, place) => addresses[place] === undefined);
  if (unknown.length > 0) {
    const title = `${formatCount(unknown.length, 'destination host')} didn’t answer in time.`;
    found.push(finding('unknown', 'info', title, 'Try again in a minute.', unknown));
  }
  if (found.length === 0) {
    const title = 'All domains and destination hosts can be reached.';
    const text = `The hosts of the ${maxDestinations} most clicked links were checked, not their pages.`;
    found.push(finding('reached', 'good', title, text));
  }
  return found;
}
