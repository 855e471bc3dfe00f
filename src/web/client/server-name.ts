import type { DashboardConfig } from '#contract/dashboard-config.ts';
import { displayUrl } from '#web/lib/urls.ts';

/** Returns a server's name for users: the name it's offered under, otherwise its host, and its path if it has one. */
export function serverName(server: string): string {
  const { servers = [] } = JSON.parse(document.documentElement.dataset['config'] ?? '{}') as DashboardConfig;
  const offered = servers.find(({ url }) => url !== '' && location.origin + url === server);
  return offered?.name ?? displayUrl(server || location.origin);
}
