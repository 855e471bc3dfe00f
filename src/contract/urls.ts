import { z } from 'zod/mini';

/** Pasted text may contain an invisible space, or a second address after a space. */
const hasSpace = (value: string) => /\s/.test(value);

/** Parses an absolute http or https address with a host. Returns undefined for anything else. */
function httpUrl(value: string): URL | undefined {
  if (!/^https?:\/\//i.test(value) || hasSpace(value)) return undefined;
  const url = URL.parse(value);
  return url?.hostname ? url : undefined;
}

/** A host with a port (`acme.com:8080`) isn't a scheme. */
const hasScheme = (value: string) => /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value);
const hasOtherScheme = (value: string) => hasScheme(value) && !/^https?:/i.test(value);

/** The maximum length of an address, which browsers and servers agree on. */
const maxUrlLength = 2048;

const urlError = 'Please enter a valid URL.';

function urlMistake(value: string): string | undefined {
  if (hasSpace(value)) return `${urlError} It has a space or a line break in it.`;
  if (hasOtherScheme(value)) return `${urlError} Use an http or https address.`;
  return httpUrl(value) === undefined ? urlError : undefined;
}

/** An http or https address as people type or paste it. It's passed on as typed. */
export const HttpUrl = z.string(urlError).check(
  z.trim(),
  z.maxLength(maxUrlLength, `An address can have at most ${maxUrlLength} characters.`),
  // These checks don't abort parsing. Otherwise zod would only report "Invalid input" where "" is allowed too.
  z.superRefine((value, context) => {
    const message = urlMistake(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
);

/** Returns whether the text begins with a host, as in `acme.com/menu`, and not with a scheme. */
const isBare = (value: string) => !hasScheme(value) && /^[^\s/?#.]+\.[^\s/?#]/.test(value);

/** The same as people type it. Without a scheme it's https. */
export const TypedUrl = z.pipe(
  z.string(urlError).check(
    z.trim(),
    z.overwrite((value) => (isBare(value) ? `https://${value}` : value)),
  ),
  HttpUrl,
);

/** The destination of a short link. Without a scheme it's https. Other schemes are rejected. */
export const Destination = z
  .pipe(
    z.string(urlError).check(
      z.trim(),
      z.overwrite((value) => (hasScheme(value) || /^(?:$|\/)/.test(value) ? value : `https://${value}`)),
    ),
    HttpUrl,
  )
  .check(
    z.refine((value) => {
      const host = httpUrl(value)?.hostname;
      // Text that isn't an address at all was rejected above.
      return host === undefined || host.includes('.') || host.includes(':') || host === 'localhost';
    }, urlError),
  );

/**
 * Returns whether a host is made of labels of letters, digits and hyphens, as in DNS, or is an IP address, for which
 * the service has a message of its own.
 */
const isDomainName = (name: string) =>
  name.length <= 253 &&
  name.includes('.') &&
  (/^\[|^[\d.]+$/.test(name) ||
    name.split('.').every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label)));

const domainError = 'Enter a domain name, such as go.example.com.';

/** Scheme and host without a path, which is how branded domains are written. A bare host is https. */
export const DomainUrl = z.string(domainError).check(
  z.trim(),
  z.overwrite((value) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`)),
  // A name may end with a dot.
  z.overwrite((value) => value.replace(/^(https?:\/\/[^/:?#]+)\.(?=[/:?#]|$)/i, '$1')),
  z.refine((value) => {
    const url = httpUrl(value);
    return url !== undefined && !url.username && isDomainName(url.hostname);
  }, domainError),
  z.refine((value) => {
    const url = httpUrl(value);
    return !url || (url.pathname === '/' && !url.search && !url.hash);
  }, 'Enter a domain without a path, such as go.example.com.'),
  z.overwrite((value) => URL.parse(value)?.origin ?? value),
);

/** Words that the service itself uses, so they can't be aliases. */
export const reservedWords = [
  'api',
  'app',
  'qr',
  'r',
  'u',
  'report',
  'healthz',
  'readyz',
  'favicon.ico',
  'icon.svg',
  'robots.txt',
  '.well-known',
];

const aliasError = 'Use letters, digits, hyphens and underscores.';

/** The path of a short link, or a rotator's slug. It's case-sensitive. */
export const Alias = z.string(aliasError).check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1, aliasError),
  z.maxLength(64, 'Use at most 64 characters.'),
  z.regex(/^[\p{L}\p{N}_-]+$/u, aliasError),
  z.refine((value) => !reservedWords.includes(value.toLowerCase()), 'That alias is reserved.'),
);
