import type { DashboardConfig } from '#contract/dashboard-config.ts';

const withoutScheme = (server: string) => server.replace(/^https?:\/\//i, '');

/** A server as people know it: by the name that it is offered by, else by its host, and its path where it has one. */
export function serverName(server: string): string {
  const { servers = [] } = JSON.parse(document.documentElement.dataset['config'] ?? '{}') as DashboardConfig;
  const offered = servers.find(({ url }) => url !== '' && location.origin + url === server);
  return offered?.name ?? withoutScheme(server || location.origin);
}
