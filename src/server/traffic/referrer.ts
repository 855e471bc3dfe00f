import { LRUCache } from 'lru-cache';

export interface Referrer {
  /** The host without www., or "Direct". */
  host: string;
  /** The social network that the host belongs to, or "". */
  social: string;
  /** The host and its path without the query, or "". */
  path: string;
}

const direct: Referrer = { host: 'Direct', social: '', path: '' };

/** By registered name, which includes subdomains (l., lm., m., mobile.). Apps have their names in reverse order. */
const networks = new Map([
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.me', 'facebook'],
  ['com.facebook.katana', 'facebook'],
  ['com.facebook.lite', 'facebook'],
  ['twitter.com', 'twitter'],
  ['t.co', 'twitter'],
  ['x.com', 'twitter'],
  ['com.twitter.android', 'twitter'],
  ['instagram.com', 'instagram'],
  ['com.instagram.android', 'instagram'],
]);

function networkOf(host: string): string {
  const registered = host.split('.').slice(-2).join('.');
  return networks.get(host) ?? networks.get(registered) ?? '';
}

/** A scheme, an optional user, and a host as browsers send it, in lowercase ASCII. */
const address = /^(?:https?|android-app|ios-app):\/\/(?:[^/?#@]*@)?([a-z0-9._-]{1,253})(?::\d*)?(?:[/?#]|$)/;

const maxPathLength = 200;

/** The part after the host, in its original case. */
const pathIn = (referer: string) => /^[^:]+:\/\/[^/?#]*([^?#]*)/.exec(referer)?.[1] || '/';

function parse(referer: string): Referrer & { from: string } {
  const from = address.exec(referer.toLowerCase())?.[1] ?? '';
  const host = from.startsWith('www.') ? from.slice(4) : from;
  return host
    ? { from, host, social: networkOf(host), path: `${host}${pathIn(referer)}`.slice(0, maxPathLength) }
    : { from, ...direct };
}

const recent = new LRUCache<string, ReturnType<typeof parse>>({ max: 1000, memoMethod: parse });

/**
 * @param referer the header
 * @param isOwn whether a host belongs to the service itself. Its own pages aren't a source of visits
 */
export function referrerOf(referer: string | undefined, isOwn: (host: string) => boolean): Referrer {
  if (!referer) return direct;
  const known = recent.memo(referer.slice(0, 512));
  return isOwn(known.from) ? direct : known;
}
