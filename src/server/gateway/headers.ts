import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What the other server is told of a request. All else stays here: cookies, addresses, the page it came from. */
const sent = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'user-agent',
] as const;

/** By which a gateway knows a request that it has sent itself. */
export const via = '1.1 waypost-gateway';

export function headersToSend(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = sent.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { ...Object.fromEntries(kept), via };
}

/**
 * What of an answer's headers is passed on: those about the answer itself. Not those that tell a browser about an
 * origin, since this one is not the other server's, and not those that steer a proxy in front.
 */
const passed =
  /^(?:content-(?:type|length|encoding|language|disposition)|date|retry-after|ratelimit(?:-[\w-]+)?|x-rate-?limit-[\w-]+|x-extensions|x-counted-until|x-request-id|allow)$/;

/** Extensions that hold on the server's own origin alone. */
const bound: readonly string[] = ['docs', 'passkeys'];

const ofThisOrigin = (extensions: string) =>
  extensions
    .split(',')
    .filter((name) => !bound.includes(name.trim()))
    .join(',');

export function headersToPass(headers: IncomingHttpHeaders): Record<string, string> {
  const { connection = '' } = headers;
  const named = connection.split(',').map((name) => name.trim().toLowerCase());
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && passed.test(name) && !named.includes(name)
      ? [[name, name === 'x-extensions' ? ofThisOrigin(value) : value] as const]
      : [],
  );
  return Object.fromEntries(kept);
}

/** Of every answer: a page of another server must not run as one of this origin. */
export const alwaysSent = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
