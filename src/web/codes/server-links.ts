import { useEffect } from 'react';
import { isRecord } from '#contract/answers/fits.ts';
import type { Qr } from '#contract/qr.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { showsPicture } from '#web/browser/shows-picture.ts';
import { createStore } from '#web/browser/store.ts';
import { currentCredentials, staysSignedIn, useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { isWebUrl } from '#web/lib/urls.ts';

/** What the `link` of a server's codes is: the address that a scan opens, or the server's picture of the code. */
export type ServerLinks = 'addresses' | 'pictures';

interface Known {
  server: string;
  links: ServerLinks;
}

const isKnown = (kept: unknown): kept is Known =>
  isRecord(kept) &&
  typeof kept['server'] === 'string' &&
  (kept['links'] === 'addresses' || kept['links'] === 'pictures');

const storageKey = 'qr-links';

function kept(): Known | undefined {
  const noted = readStored('tab', storageKey) ?? readStored('browser', storageKey);
  return isKnown(noted) ? noted : undefined;
}

const known = createStore(kept());

function note(server: string, links: ServerLinks) {
  known.set({ server, links });
  writeStored(staysSignedIn() ? 'browser' : 'tab', storageKey, { server, links });
}

let asked: string | undefined;

async function findOut(server: string, link: string) {
  if (asked === server) return;
  asked = server;
  const isIt = await showsPicture(link);
  if (currentCredentials()?.server === server) note(server, isIt ? 'pictures' : 'addresses');
  else asked = undefined;
}

/**
 * Returns what the links of this server's codes are, or undefined if it isn't known yet. Waypost's own service always
 * returns addresses. For other servers, one code's link is requested once. If it is an address, that may count as a
 * scan.
 */
export function useServerLinks(code?: Pick<Qr, 'link'>): ServerLinks | undefined {
  const isOwn = useIsOwnService();
  const server = useCredentials()?.server;
  const told = known.use();
  const links = isOwn ? 'addresses' : told && told.server === server ? told.links : undefined;
  const link = links === undefined && code && isWebUrl(code.link) ? code.link : undefined;
  useEffect(() => {
    if (link !== undefined && server !== undefined) void findOut(server, link);
  }, [link, server]);
  return links;
}
