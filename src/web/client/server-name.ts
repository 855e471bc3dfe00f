import type { DashboardConfig } from '#contract/dashboard-config.ts';
import { displayUrl } from '#web/lib/urls.ts';

/** A server as people know it: by the name that it is offered by, else by its host, and its path where it has one. */
export function serverName(server: string): string {
  const { servers = [] } = JSON.parse(document.documentElement.dataset['config'] ?? '{}') as DashboardConfig;
  const offered = servers.find(({ url }) => url !== '' && location.origin + url === server);
  return offered?.name ?? displayUrl(server || location.origin);
}
