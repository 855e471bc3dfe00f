/** Whether a destination is on a host that the operator of the service has blocked. */
export type IsBlocked = (url: string) => boolean;

/** The host as URLs have it, in ASCII and lowercase. */
const hostIn = (url: string) => URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';

/** Checks against the configured hosts and everything below them, so `evil.example` includes `www.evil.example`. */
export function blockedHosts(config: {
  BLOCKED_HOSTS: readonly string[];
  BLOCKED_HOSTS_FILE?: readonly string[] | undefined;
}): IsBlocked {
  const hosts = [...config.BLOCKED_HOSTS, ...(config.BLOCKED_HOSTS_FILE ?? [])];
  const blocked = new Set(hosts.map((host) => hostIn(`http://${host.replace(/^\*?\./, '')}`)));
  blocked.delete('');
  if (blocked.size === 0) return () => false;
  return (url) => {
    let host = hostIn(url);
    for (;;) {
      if (blocked.has(host)) return true;
      const dot = host.indexOf('.');
      if (dot < 0) return false;
      host = host.slice(dot + 1);
    }
  };
}

/** Returns the error message for an address on a blocked host. */
export const blockedHere = (url: string) => `Links aren’t allowed to ${hostIn(url)}.`;
