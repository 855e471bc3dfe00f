import { hasServerHere, type OfferedServers } from '#web/client/dashboard-config.ts';
import { isThisMachine } from '#web/lib/this-machine.ts';
import { signIn as words } from '#web/words/sign-in.ts';
import { z } from 'zod/mini';

/** A server's address, whose scheme may be missing. "" is the service that this page came from. */
const Server = z.string().check(
  z.trim(),
  z.overwrite((value) =>
    value === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : withScheme(value),
  ),
  z.refine((value) => value === '' || isServer(value), { error: words.serverError }),
);

/** Servers on this machine have no certificate, so they get http. */
function withScheme(value: string): string {
  const plain = `http://${value}`;
  return isThisMachine(URL.parse(plain)?.hostname ?? '') ? plain : `https://${value}`;
}

/** Browsers accept blanks in a host, and write them as %20. */
function isServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^\s%]+$/.test(url.hostname);
}

/** Removes the path of the API or of a Waypost page from the address. The server's own path stays. */
function withoutPage(value: string) {
  const url = URL.parse(value);
  return url ? url.origin + url.pathname.replace(/\/(?:api|app)(?:\/.*)?$/, '').replace(/\/+$/, '') : value;
}

/** If there is no API at the page's origin, users have to name a server. */
export const keySignIn = (offered: OfferedServers) =>
  z.object({
    key: z
      .string()
      .check(z.trim(), z.minLength(1, words.keyMissing), z.regex(/^[\x21-\x7e]*$/, words.keyUnusual)),
    server: Server.check(
      z.overwrite((server) =>
        offered.servers?.some(({ url }) => url === server) ? server : withoutPage(server),
      ),
      z.refine((server) => server !== '' || hasServerHere(offered), { error: words.serverError }),
    ),
    stay: z.boolean(),
    inspect: z.boolean(),
  });
