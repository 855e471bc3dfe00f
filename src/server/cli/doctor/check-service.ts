import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { publicUrlOf } from '#server/rules/public-url.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const service = findingsOf('Service');
const proxy = findingsOf('Forwarded addresses');

const timeoutMs = 5000;
/** An address reserved for documentation, which nobody has. */
const forged = '203.0.113.99';

const Seen = z.object({
  instance: z.string(),
  address: z.string(),
  host: z.string(),
  forwarded: z.boolean(),
});

async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  return answer.text();
}

/** Returns what a service at this address sees of a request's sender. */
async function seenAt(origin: string, headers?: Record<string, string>) {
  const text = await get(`${origin}/.well-known/waypost/seen`, headers);
  try {
    return Seen.parse(JSON.parse(text));
  } catch (error) {
    throw new Error('something else answers there', { cause: error });
  }
}

/** Returns the address at which the service listens on this machine. */
const localOf = ({ HOST, PORT }: Config) => publicUrlOf({ HOST, PORT: PORT || 3000, PUBLIC_URL: undefined });

/** Requests the same through the proxy, once normally and once with a forged address. */
async function checkProxy(url: string, instance: string, config: Config): Promise<Finding[]> {
  const { problem, ok } = proxy;
  const plain = await seenAt(url);
  if (plain.instance !== instance)
    return [service.problem(`The Waypost that answers at ${url} isn’t the one on this machine.`)];
  const posing = await seenAt(url, { 'X-Forwarded-For': forged });
  const { host } = new URL(url);
  const trusts = config.TRUST_PROXY !== false;
  return [
    ...(plain.host === host
      ? []
      : [
          problem(
            `The proxy passes the host on as ${plain.host}, not as ${host}: branded domains won’t work.`,
          ),
        ]),
    ...(trusts && !plain.forwarded
      ? [problem('TRUST_PROXY is on, but the proxy sends no X-Forwarded-For, so all visitors count as one.')]
      : []),
    ...(!trusts && plain.forwarded
      ? [problem('Requests come through a proxy, but TRUST_PROXY is off, so all visitors count as one.')]
      : []),
    ...(posing.address === forged
      ? [problem('Visitors can fake their address. Lower TRUST_PROXY to the number of your proxies.')]
      : []),
  ].concat(ok(`Your own address arrives as ${plain.address}.`));
}

/** Checks whether the service runs without problems, and how its proxy changes requests. */
export async function checkService(config: Config): Promise<Finding[]> {
  const local = localOf(config);
  const url = config.PUBLIC_URL;
  let instance: string;
  try {
    ({ instance } = await seenAt(local));
  } catch (error) {
    return [
      service.note(
        `Nothing answers at ${local} (${reasonOf(error)}). Checks that need the service were skipped.`,
      ),
    ];
  }
  const Ready = z.object({ ready: z.boolean(), message: z.string() });
  const { ready, message } = Ready.parse(JSON.parse(await get(`${local}/readyz`)));
  const running = ready
    ? service.ok(`It runs at ${local}.`)
    : service.problem(`It runs at ${local}. ${message}`);
  if (url === undefined || url === local) return [running];
  try {
    return [running, ...(await checkProxy(url, instance, config))];
  } catch (error) {
    return [running, service.problem(`Couldn’t reach it at ${url}: ${reasonOf(error)}.`)];
  }
}
