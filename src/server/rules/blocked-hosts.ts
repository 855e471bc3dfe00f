/** Whether a destination is on a host that the operator of the service wants no link to lead to. */
export type IsBlocked = (url: string) => boolean;

/** As addresses have it: in ASCII and lower case. */
const hostIn = (url: string) => URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';

/** By configuration: hosts with everything below them, so that `evil.example` is also `www.evil.example`. */
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

/** What to say of an address on such a host. */
export const blockedHere = (url: string) => `Links aren’t allowed to ${hostIn(url)}.`;
