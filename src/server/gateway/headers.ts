import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * The request headers that the other server receives. All others stay here, such as cookies, addresses and the
 * referrer.
 */
const requestHeaderNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'user-agent',
] as const;

/** Identifies requests that a gateway has sent itself. */
export const via = '1.1 waypost-gateway';

export function requestHeadersToForward(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = requestHeaderNames.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as const],
  );
  return { ...Object.fromEntries(kept), via };
}

/**
 * The response headers that are passed on, which describe the response itself. Headers that tell a browser about the
 * origin are left out, since this isn't the other server's origin. So are headers that control a proxy in front.
 */
const responseHeaderNames =
  /^(?:content-(?:type|length|encoding|language|disposition)|date|retry-after|ratelimit(?:-[\w-]+)?|x-rate-?limit-[\w-]+|x-extensions|x-counted-until|x-request-id|allow)$/;

/** Extensions that only work on the server's own origin. */
const originBoundExtensions: readonly string[] = ['docs', 'passkeys'];

const ofThisOrigin = (extensions: string) =>
  extensions
    .split(',')
    .filter((name) => !originBoundExtensions.includes(name.trim()))
    .join(',');

export function responseHeadersToForward(headers: IncomingHttpHeaders): Record<string, string> {
  const { connection = '' } = headers;
  const named = connection.split(',').map((name) => name.trim().toLowerCase());
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && responseHeaderNames.test(name) && !named.includes(name)
      ? [[name, name === 'x-extensions' ? ofThisOrigin(value) : value] as const]
      : [],
  );
  return Object.fromEntries(kept);
}

/** Headers of every response. A page of another server must not run as one of this origin. */
export const commonHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
