import type { DashboardConfig } from '#contract/dashboard-config.ts';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/rules/addresses.ts';

/** Another server of this API, to which requests are passed on. */
export interface Upstream {
  /** Its path on this server, before `/api`. */
  prefix: string;
  /** Its own address, before `/api`. */
  url: URL;
}

export function upstreamsOf({ UPSTREAM_URL, UPSTREAMS }: Config): Upstream[] {
  const named = [...UPSTREAMS].map(([name, url]) => ({ prefix: `/upstream/${name}`, url: new URL(url) }));
  return UPSTREAM_URL === undefined ? named : [{ prefix: '', url: new URL(UPSTREAM_URL) }, ...named];
}

/** Returns the servers for the dashboard's configuration. It's empty if there is only this one. */
export function shownConfig(
  { UPSTREAM_URL, UPSTREAMS }: Pick<Config, 'UPSTREAM_URL' | 'UPSTREAMS'>,
  { publicUrl }: Site,
): DashboardConfig {
  if (UPSTREAM_URL === undefined && UPSTREAMS.size === 0) return {};
  const own = { name: new URL(UPSTREAM_URL ?? publicUrl).host.slice(0, 64), url: '' };
  const named = [...UPSTREAMS.keys()].map((name) => ({ name, url: `/upstream/${name}` }));
  return { servers: [own, ...named], others: UPSTREAM_URL === undefined };
}
